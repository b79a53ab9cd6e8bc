//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

extension Benchmark {
    /// What one resolve costs.
    static func resolving() throws -> [Benchmark] {
        let container = try Container(ServicesModule(), context: .production)
        Container.bootstrap(container)
        let stored = storedConnector()
        return [
            Benchmark(
                "resolve.singleton",
                against: "a stored closure returns a stored existential",
                subject: .sync { resolveSingletons(in: container, $0) },
                reference: .sync { callConnectors(stored, $0) }
            ),
            Benchmark(
                "resolve.singleton.current",
                against: "a stored closure returns a stored existential",
                subject: .sync { resolveSingletonsInCurrent($0) },
                reference: .sync { callConnectors(stored, $0) }
            ),
            Benchmark(
                "resolve.singleton.bound",
                against: "a stored closure returns a stored existential",
                subject: .sync { iterations in
                    withContainer(container) { resolveSingletonsInCurrent(iterations) }
                },
                reference: .sync { callConnectors(stored, $0) }
            ),
            transient(in: container),
            injected(),
        ]
    }

    private static func transient(in container: Container) -> Benchmark {
        let factory = storedFactory()
        return Benchmark(
            "resolve.transient",
            against: "the bare factory closure",
            subject: .sync { resolveTransients(in: container, $0) },
            reference: .sync { callFactories(factory, $0) }
        )
    }

    private static func injected() -> Benchmark {
        let connector = storedConnector()
        let files = storedFiles()
        return Benchmark(
            "resolve.injected",
            against: "a struct filled by two stored closures",
            subject: .sync { iterations in
                for _ in 0..<iterations {
                    keep(InjectedOwner())
                }
            },
            reference: .sync { iterations in
                for _ in 0..<iterations {
                    keep(ManualOwner(connector, files))
                }
            }
        )
    }
}

// What these return comes, for the optimizer, from anywhere: it is called like a closure that was stored long ago.

@inline(never)
private func storedConnector() -> @Sendable () -> any Connecting {
    let connector: any Connecting = Connector()
    return { connector }
}

@inline(never)
private func storedFiles() -> @Sendable () -> any FileAccessing {
    let files: any FileAccessing = DiskFileAccessor()
    return { files }
}

@inline(never)
private func storedFactory() -> @Sendable () throws -> Connector {
    { Connector() }
}

@inline(never)
private func callConnectors(_ stored: @Sendable () -> any Connecting, _ iterations: Int) {
    for _ in 0..<iterations {
        keep(stored())
    }
}

@inline(never)
private func resolveSingletons(in container: Container, _ iterations: Int) {
    for _ in 0..<iterations {
        keep(try! container.resolve((any Connecting).self))
    }
}

@inline(never)
private func resolveSingletonsInCurrent(_ iterations: Int) {
    for _ in 0..<iterations {
        keep(try! Container.current.resolve((any Connecting).self))
    }
}

@inline(never)
private func callFactories(_ factory: @Sendable () throws -> Connector, _ iterations: Int) {
    for _ in 0..<iterations {
        keep(try! factory())
    }
}

@inline(never)
private func resolveTransients(in container: Container, _ iterations: Int) {
    for _ in 0..<iterations {
        keep(try! container.resolve(Connector.self))
    }
}
