//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Where the source files of a module lie: in the folder that has its name and in those below, or else beside the file.
struct ModuleFolder: Hashable {
    let path: String
    let isWhole: Bool

    /// Larger folders are not looked through, and larger files, which programs write, not read.
    private static let maximumCount = 20_000
    private static let maximumSize = 1 << 20
    private static let maximumDepth = 16

    /// The folder of the module that a file belongs to.
    init(ofFile path: String, inModule module: String?) {
        var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let own = folders.joined(separator: "/")
        while let last = folders.last, String(last) != module { folders.removeLast() }
        isWhole = !folders.isEmpty
        self.path = isWhole ? folders.joined(separator: "/") : own
    }

    /// A file, and what tells that it has changed.
    struct File: Equatable {
        let path: String
        let size: Int
        let seconds: Int
        let nanoseconds: Int
    }

    /// The Swift files, hidden ones and links left out; empty when there are too many.
    func files() -> [File] {
        var files: [File] = []
        var folders = [(path, 0)]
        var count = 0
        while let (folder, depth) = folders.popLast() {
            let names = Self.names(in: folder)
            count += names.count
            guard count <= Self.maximumCount else { return [] }
            for name in names where !name.hasPrefix(".") {
                let path = folder + "/" + name
                var status = stat()
                guard lstat(path, &status) == 0 else { continue }
                switch status.st_mode & S_IFMT {
                case S_IFDIR where isWhole && depth < Self.maximumDepth:
                    folders.append((path, depth + 1))
                case S_IFREG where name.hasSuffix(".swift") && status.st_size <= Self.maximumSize:
                    files.append(File(path, status))
                default:
                    break
                }
            }
        }
        return files
    }

    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    String(cString: $0)
                }
            }
            names.append(name)
        }
        return names
    }
}

extension ModuleFolder.File {
    fileprivate init(_ path: String, _ status: stat) {
        #if canImport(Darwin)
        let changed = status.st_mtimespec
        #else
        let changed = status.st_mtim
        #endif
        self.init(
            path: path,
            size: Int(status.st_size),
            seconds: Int(changed.tv_sec),
            nanoseconds: Int(changed.tv_nsec)
        )
    }
}
