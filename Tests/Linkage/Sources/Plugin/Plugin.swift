//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

struct PluginModule: Module {
    func register(in registry: inout Registry) {
        registry.register(String.self) { "plugin" }
    }
}

/// Builds a container in an image that has its own copy of the library.
@_cdecl("linkage_plugin_run")
public func run() {
    do {
        print(try Container(PluginModule()).resolve(String.self))
    } catch {
        print(error)
    }
}
