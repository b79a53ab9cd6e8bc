//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamSpies

extension ScopeSettings {
    init(
        _ modules: [any Module],
        _ change: (@Sendable (inout Registry) -> Void)?,
        _ verification: Verification,
        _ unspied: Unspied
    ) {
        self.init(
            modules: modules,
            changes: change.map { [$0] } ?? [],
            verification: verification,
            unspied: unspied
        )
    }
}

extension TestScope {
    /// Opens a scope for a test; registrations that do not fit together are reported, and left out.
    static func open(by settings: ScopeSettings, as owner: TestOwner) -> TestScope {
        let ledger = Ledger(of: owner)
        do throws(GraphError) {
            return TestScope(try settings.sealed(for: owner.place), settings, ledger)
        } catch {
            ledger.noteFailure()
            owner.record(Finding(.misuse, "\(error)", at: owner.place))
            return TestScope(.empty, settings, ledger)
        }
    }

    /// Ends the scope after the teardowns of what the container made, which may call spies too.
    func tearDownAndEnd(hasFailed: Bool) async {
        await run { _ in await tearDown() }
        end(hasFailed: hasFailed)
    }

    /// Runs the teardowns of what the container made.
    ///
    /// The container stays open: work that is late is answered, and reported.
    func tearDown() async {
        do throws(CloseError) {
            try await container.tearDownAndStayOpen()
        } catch {
            ledger.owner.record(Finding(.misuse, "\(error)", at: ledger.owner.place(of: error)))
        }
    }

    /// Reports teardowns that a scope which cannot await leaves undone.
    func reportTeardownsLeft() {
        let due = container.teardownsDue
        if due.isEmpty { return }
        ledger.report(
            Finding(
                .misuse,
                """
                The test scope made what has to be torn down, and a withTestScope that does not await cannot do that.
                  opened: \(ledger.owner.place)
                \(due.map { "  onClose of: \($0)\n" }.joined())  \
                Let the scope await, await withTestScope(…) { scope async in … }, or override these services.
                """,
                at: ledger.owner.place
            )
        )
    }
}

extension Blueprint {
    /// No registrations at all.
    static let empty: Blueprint = {
        do throws(GraphError) { return try Blueprint([], context: .test) } catch { fatalError("\(error)") }
    }()
}
