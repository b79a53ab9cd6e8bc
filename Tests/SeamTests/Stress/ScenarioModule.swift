//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// The registrations of a scenario.
struct ScenarioModule: Module {
    let scenario: Scenario
    let ledger: Ledger

    func register(in registry: inout Registry) {
        for (number, service) in scenario.services.enumerated() {
            if service.isOverridden {
                registry.register(Scenario.key(number)) { throw Refused(reason: "overridden") }
            }
            if service.isAsync {
                registerAsync(number, service, in: &registry)
            } else {
                register(number, service, in: &registry)
            }
            for _ in 0..<service.decorators {
                registry.decorate(Scenario.key(number)) { base, _ in
                    Node(number: base.number, value: base.value &+ 1000, in: Container.current)
                }
            }
        }
        for number in scenario.contributors {
            registry.contribute([Node].self) { resolver in try resolver.resolve(Scenario.key(number)) }
        }
    }

    private func register(_ number: Int, _ service: Scenario.Service, in registry: inout Registry) {
        let ledger = ledger
        let make: @Sendable (Resolver) throws -> Node = { resolver in
            guard ledger.begins(number, in: .current, failures: service.failures) else {
                throw Refused(reason: "\(number)")
            }
            var value = 1 << (number % 20)
            for need in service.needs {
                switch service.form {
                case .resolver: value &+= try resolver.resolve(Scenario.key(need)).value
                case .current: value &+= try Container.current.resolve(Scenario.key(need)).value
                }
            }
            return Node(number: number, value: value, in: .current)
        }
        let onClose = teardown(of: service)
        let lifetime = lifetime(of: service)
        if service.isOverridden {
            registry.override(Scenario.key(number), lifetime: lifetime, onClose: onClose, factory: make)
        } else {
            registry.register(Scenario.key(number), lifetime: lifetime, onClose: onClose, factory: make)
        }
    }

    private func registerAsync(_ number: Int, _ service: Scenario.Service, in registry: inout Registry) {
        let ledger = ledger
        let make: @Sendable (Resolver) async throws -> Node = { resolver in
            guard ledger.begins(number, in: .current, failures: service.failures) else {
                throw Refused(reason: "\(number)")
            }
            var value = 1 << (number % 20)
            if service.form == .current {
                await Task.yield()
            }
            for need in service.needs {
                value &+= try await resolver.resolveAsync(Scenario.key(need)).value
            }
            return Node(number: number, value: value, in: .current)
        }
        let onClose = teardown(of: service)
        let lifetime = lifetime(of: service)
        if service.isOverridden {
            registry.overrideAsync(Scenario.key(number), lifetime: lifetime, onClose: onClose, factory: make)
        } else {
            registry.registerAsync(Scenario.key(number), lifetime: lifetime, onClose: onClose, factory: make)
        }
    }

    private func lifetime(of service: Scenario.Service) -> Lifetime<Node> {
        switch service.life {
        case .transient: .transient
        case .scoped: .scoped
        case .singleton: .singleton
        case .shared: .shared
        }
    }

    private func teardown(of service: Scenario.Service) -> (@Sendable (Node) async throws -> Void)? {
        let ledger = ledger
        guard service.hasTeardown else {
            return nil
        }
        return { node in ledger.tearsDown(node) }
    }
}
