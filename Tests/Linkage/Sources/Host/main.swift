//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Loads a library that has its own copy of Seam: the path is the only argument.
struct HostModule: Module {
    func register(in registry: inout Registry) {
        registry.register(String.self) { "host" }
    }
}

print(try Container(HostModule()).resolve(String.self))
guard let image = dlopen(CommandLine.arguments[1], RTLD_NOW | RTLD_LOCAL),
    let symbol = dlsym(image, "linkage_plugin_run")
else {
    fatalError(String(cString: dlerror()))
}
unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
