//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamSpies

/// What a test scope is made from.
struct ScopeSettings: Sendable {
    var modules: [any Module] = []
    var changes: [@Sendable (inout Registry) -> Void] = []
    var verification = Verification.standard
    var unspied = Unspied.use

    /// Seals the registrations.
    func seal(for place: Place) throws(GraphError) -> Blueprint {
        try Blueprint(
            modules,
            context: .test,
            substitution: BoundaryNames(place: place),
            changes: changes.map { change in { change(&$0) } }
        )
    }

    /// The sealed registrations: those of modules without a state of their own are sealed once for the process.
    func sealed(for place: Place) throws(GraphError) -> Blueprint {
        guard changes.isEmpty, let types = statelessModules else { return try seal(for: place) }
        let key = SealedModules(types: types, testModule: place.module)
        if let known = Self.sealed.withLock({ $0[key] }) { return known }
        let blueprint = try seal(for: place)
        Self.sealed.withLock { $0[key] = blueprint }
        return blueprint
    }

    private struct SealedModules: Hashable {
        let types: [ObjectIdentifier]
        let testModule: String
    }

    private static let sealed = Locked<[SealedModules: Blueprint]>([:])

    /// The types of the modules if none of them holds anything, so that its type says all of it.
    private var statelessModules: [ObjectIdentifier]? {
        var types: [ObjectIdentifier] = []
        for module in modules {
            let type = type(of: module)
            guard !(type is AnyClass), size(of: type) == 0 else { return nil }
            types.append(ObjectIdentifier(type))
        }
        return types
    }

    private func size<Value: Module>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
}

/// Whether a type is that of any value of some protocol.
func isExistential(_ type: Any.Type) -> Bool {
    _mangledTypeName(type)?.hasSuffix("_p") == true
}

/// How to mend that a boundary is missing whose spy was not found; nil for what is no boundary.
func adviceOnSpy(of type: Any.Type) -> String? {
    guard isExistential(type) else { return nil }
    return """
        If it is a boundary, its spy was not found by its name, as those of private, generic and restated protocols are not: \
        register some implementation, and name the spy in the test before the service is resolved, \
        scope.use(…Spy.self, for: (\(typeName(type))).self).
        """
}

/// Says which services need not be registered in tests: boundaries, whose spies are found by their names.
final class BoundaryNames: Substitution {
    private let place: Place

    init(place: Place) {
        self.place = place
    }

    func replaces(_ type: Any.Type) -> Bool {
        spyType(for: type, inModuleOf: place) != nil
    }

    func replacement<Service>(
        for type: Service.Type,
        named name: String?,
        in container: Container,
        isShared: Bool
    ) -> (@Sendable () throws -> Service)? {
        nil
    }

    func advice(onMissing type: Any.Type) -> String? { adviceOnSpy(of: type) }
}
