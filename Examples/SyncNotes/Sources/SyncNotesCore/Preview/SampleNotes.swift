//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Notes to look at where there are none.
package enum SampleNotes {
    /// The notes, each with its path in the folder of notes.
    package static let all: [(path: FilePath, text: String)] = [
        (
            "Welcome.md",
            """
            # Welcome

            These notes were made by sync-notes, to show what it does.

            """
        ),
        (
            "Ideas/Seams.md",
            """
            # Seams

            A seam is a place where behaviour can be swapped without editing the code around it.

            """
        ),
        (
            "Ideas/Crème brûlée.md",
            """
            # Crème brûlée

            Cream, yolks, sugar, vanilla, patience.

            """
        ),
        (
            "Shopping.txt",
            """
            cream
            eggs
            sugar

            """
        ),
    ]

    /// The folders that the notes lie in.
    package static let folders: [FilePath] = ["Ideas"]
}
