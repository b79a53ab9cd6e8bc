//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Options {
    /// What `--help` prints.
    static let help = """
        usage: sync-notes [options] [--] <notes> <container>
               sync-notes [options]

        Copies the notes that are new or changed into the container, with their folders. Notes that are gone stay in the
        container: nothing is ever deleted. The container is made when only its last part is missing. Without folders,
        sample notes are made in a temporary folder and synced.

        Links to files are read through; links to folders are skipped, as is what is not a file.

        options:
          --context <name>      production (default): on the disk; preview: sample notes in memory, nothing is written
          --bookmarks <folder>  where to remember what was synced (default: sync-notes in the user's state folder)
          --graph <format>      print the app's dependency graph as mermaid, dot or tree, and end
          --explain             print where each of the app's services comes from, and end
          --help, -h            print this, and end

        exit codes:
          0    all notes are in the container
          1    some notes could not be copied
          2    the command line is wrong
          3    the folder of notes cannot be read
          4    the container cannot be used
          5    one folder lies in the other, or they are the same
          6    the disk is full
          7    the notes are in the container, but what was synced could not be remembered
          8    another run is syncing into the container
          9    standard output could not be written
          130  interrupted (SIGINT)
          143  terminated (SIGTERM)

        After any of them, the copies in the container are whole, and the next run completes what is left.
        """
}
