//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamSpies
import Testing

/// The test scopes that are open in the process.
enum OpenScopes {
    private static let open = Locked<[ObjectIdentifier: TestScope]>([:])

    /// Watches for lookups of the current container by work that left its test.
    private static let watching: Void = { UnboundLookup.observer = Lookout() }()

    static func add(_ scope: TestScope) {
        _ = watching
        open.withLock { $0[ObjectIdentifier(scope)] = scope }
    }

    static func remove(_ scope: TestScope) {
        let removed = open.withLock { $0.removeValue(forKey: ObjectIdentifier(scope)) }
        _ = consume removed
    }

    /// The open scopes.
    static var all: [TestScope] { open.withLock { Array($0.values) } }
}

/// Is told when the current container is looked up where nothing is bound, while test scopes are open.
private final class Lookout: UnboundLookup.Observer {
    func containerForUnboundLookup() -> Container? {
        // A test without a scope is not looked after; neither is anything when no scope is open any more.
        let scopes = OpenScopes.all
        guard Test.current == nil, !scopes.isEmpty else { return nil }
        guard let scope = scopes.first, scopes.count == 1 else {
            RunIssue.record(
                """
                The current container was looked up where nothing is bound, while \(scopes.count) test scopes are open; \
                whose work it is cannot be told.
                  open: \(scopes.map(\.ledger.owner.name).sorted().joined(separator: ", "))
                \(advice)
                """,
                at: nil
            )
            return Orphanage.container
        }
        scope.ledger.report(
            Finding(
                .misuse,
                """
                The current container was looked up where nothing is bound: by work that left the task of its test.
                  test: \(scope.ledger.owner.name)
                \(advice)
                """,
                at: nil
            )
        )
        return scope.container
    }

    private let advice = """
          Work in Task.detached, on a queue or on a thread of its own does not inherit the container. Make the object that \
        has @Injected properties before, in the test's task; or capture Container.current there and use withContainer(_:).
        """
}

/// Answers lookups that belong to no test: boundaries are spies that nobody verifies.
private enum Orphanage {
    static let container = {
        let place = Place(fileID: "", filePath: "", line: 0, column: 0)
        let boundaries = Boundaries(in: .outside, at: place, unspied: .use)
        return Container(blueprint: .empty, substitution: boundaries)
    }()
}
