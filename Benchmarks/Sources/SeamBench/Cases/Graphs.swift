//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

extension Benchmark {
    /// What a graph of three levels and five objects costs.
    static func graphs() throws -> [Benchmark] {
        let declared = try Container(DeclaredGraphModule(), context: .production)
        let closures = try Container(ClosureGraphModule(), context: .production)
        return [
            Benchmark(
                "resolve.graph3.using",
                against: "the same five objects by hand",
                subject: .sync { resolveGraphs(in: declared, $0) },
                reference: .sync { makeGraphs($0) }
            ),
            Benchmark(
                "resolve.graph3.closures",
                against: "the same five objects by hand",
                subject: .sync { resolveGraphs(in: closures, $0) },
                reference: .sync { makeGraphs($0) }
            ),
        ]
    }
}

@inline(never)
private func resolveGraphs(in container: Container, _ iterations: Int) {
    for _ in 0..<iterations {
        keep(try! container.resolve(SyncManager.self))
    }
}

@inline(never)
private func makeGraphs(_ iterations: Int) {
    for _ in 0..<iterations {
        keep(SyncManager(network: Network(socket: Socket()), store: Store(disk: Disk())))
    }
}
