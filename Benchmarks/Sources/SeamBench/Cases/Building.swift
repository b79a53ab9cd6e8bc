//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

extension Benchmark {
    /// What scopes, overrides and sealing cost, in small containers and in large ones.
    static func building() throws -> [Benchmark] {
        let (few, many) = (numberedServices(10), numberedServices(10_000))
        let small = try Container(NumberedModule(services: few), context: .production)
        let large = try Container(NumberedModule(services: many), context: .production)
        return opening(small, large) + overriding(small, large, few) + sealing(few, many)
    }

    private static func opening(_ small: Container, _ large: Container) -> [Benchmark] {
        [
            Benchmark("scope.open.10", subject: .sync { openScopes(of: small, $0) }),
            Benchmark(
                "scope.open.10000",
                against: "scope.open.10",
                subject: .sync { openScopes(of: large, $0) },
                reference: .sync { openScopes(of: small, $0) }
            ),
        ]
    }

    private static func overriding(
        _ small: Container,
        _ large: Container,
        _ services: [any NumberedService.Type]
    ) -> [Benchmark] {
        let five = Array(services.prefix(5))
        return [
            Benchmark("override.5of10", subject: .sync { override(five, in: small, $0) }),
            Benchmark(
                "override.5of10000",
                against: "override.5of10",
                subject: .sync { override(five, in: large, $0) },
                reference: .sync { override(five, in: small, $0) }
            ),
        ]
    }

    private static func sealing(_ few: [any NumberedService.Type], _ many: [any NumberedService.Type]) -> [Benchmark] {
        let keys = many.map { ObjectIdentifier($0) }
        return [
            Benchmark("seal.10", subject: .sync { seal(few, $0) }).with { $0.operations.subject = few.count },
            Benchmark(
                "seal.10000",
                against: "one entry of a dictionary that is filled with 10,000",
                subject: .sync { seal(many, $0) },
                reference: .sync { fillDictionaries(keys, $0) }
            ).with { $0.operations = (many.count, keys.count) },
        ]
    }
}

@inline(never)
private func openScopes(of container: Container, _ iterations: Int) {
    for _ in 0..<iterations {
        keep(container.makeScope())
    }
}

@inline(never)
private func override(_ services: [any NumberedService.Type], in container: Container, _ iterations: Int) {
    for _ in 0..<iterations {
        let changed = try! container.overriding { registry in
            for service in services {
                service.override(in: &registry)
            }
        }
        keep(changed)
    }
}

@inline(never)
private func seal(_ services: [any NumberedService.Type], _ iterations: Int) {
    for _ in 0..<iterations {
        keep(try! Container(NumberedModule(services: services), context: .production))
    }
}

/// What one would write by hand: a dictionary of factories.
@inline(never)
private func fillDictionaries(_ keys: [ObjectIdentifier], _ iterations: Int) {
    for _ in 0..<iterations {
        var factories: [ObjectIdentifier: @Sendable () -> any Sendable] = [:]
        for key in keys {
            factories[key] = { key.hashValue }
        }
        keep(factories)
    }
}
