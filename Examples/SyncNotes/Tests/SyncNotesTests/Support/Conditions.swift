//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Whether and how tests can do without permissions, although they run as the superuser.
enum Permissions {
    static let isSuperuser = geteuid() == 0

    /// The superuser may do everything; `setpriv` runs a program as somebody who may not.
    static let canBeTested = !isSuperuser || FileManager.default.fileExists(atPath: "/usr/bin/setpriv")

    /// Stands before a command in a shell.
    static let asNobody = isSuperuser ? "setpriv --reuid 65534 --regid 65534 --clear-groups" : ""
}

/// Whether and how tests can have a disk of their own.
enum Disks {
    static let canBeMounted: Bool = {
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: "/bin/sh")
        probe.arguments = ["-c", withSmallDisk(at: "/mnt", "exit 0") + " 2> /dev/null"]
        guard (try? probe.run()) != nil else {
            return false
        }
        probe.waitUntilExit()
        return probe.terminationStatus == 0
    }()

    /// A command that runs a script where a folder is a disk of 1 MB.
    ///
    /// Nobody else sees the disk, and it goes with the shell.
    static func withSmallDisk(at folder: String, _ script: String) -> String {
        """
        unshare --map-root-user --mount sh -c '
        mount -t tmpfs -o size=1m disk \(folder) || exit 99
        \(script)' "$0"
        """
    }
}

extension Playground {
    func setMode(_ mode: Int, of paths: String...) throws {
        for path in paths {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url(path).path)
        }
    }
}
