//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Finds out whether the library was linked into two images of one process.
///
/// Each copy has its own types, its own current container and its own bindings, so that what is registered or
/// overridden in one is invisible to the other. The runtime gives one type for a name: to the other copy it is a
/// stranger.
enum LoadedCopies {
    /// Whether another copy's types are found under the names of ours.
    ///
    /// Looked up once.
    static let hasStranger: Bool = {
        guard let name = _mangledTypeName(Container.self), let found = _typeByName(name) else {
            return false
        }
        return found != Container.self
    }()
}
