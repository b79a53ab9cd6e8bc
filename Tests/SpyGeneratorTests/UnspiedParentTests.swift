//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Testing

@testable import SpyGenerator

struct UnspiedParentTests {
    /// What is said of the child of the file `base`.
    private func messages(_ child: String, after base: String) -> [String] {
        let context = DeclarationContext(neighbours: Neighbours(in: base + "\n" + child))
        let expansion = SpyGenerator.expand(child, in: context)
        return expansion.diagnostics.map(\.message)
    }

    private let base = "protocol Base { func b(); var v: Int { get } }"

    @Test func anUnspiedParentIsOneError() {
        let child = "@Spyable protocol Child: Sendable, Base { func c() }"
        #expect(
            messages(child, after: base) == [
                "'Base' has no spy, and so the spy of 'Child' has no members for what it requires; mark 'Base' with "
                    + "'@Spyable', or restate its requirements in 'Child'"
            ]
        )
        let context = DeclarationContext(neighbours: Neighbours(in: base))
        let expansion = SpyGenerator.expand(child, in: context)
        #expect(expansion.peer.isEmpty && expansion.protocolExtension.isEmpty)
        #expect(expansion.diagnostics.first?.offset == "@Spyable protocol Child: Sendable, ".utf8.count)
    }

    @Test func unspiedParentsOfUnspiedParentsAreTheSameError() {
        let middle = base + "\nprotocol Middle: Base {}"
        #expect(messages("@Spyable protocol Child: Middle { func c() }", after: middle).count == 1)
    }

    @Test func childrenOfARefusedProtocolSayNothingMore() {
        let parent = base + "\n@Spyable protocol Child: Base { func c() }"
        #expect(messages("@Spyable protocol Deep: Child { func d() }", after: parent).isEmpty)
    }

    @Test(arguments: [
        // Spied, without requirements, restated, and made by an extension.
        ("@Spyable protocol Base { func b() }", "@Spyable protocol Child: Base {}"),
        ("protocol Base { associatedtype T }", "@Spyable protocol Child: Base { func c() }"),
        ("protocol Base { func b(x: Int) }", "@Spyable protocol Child: Base { func b(x: Int) }"),
        (
            "protocol Base { func b() }\nextension Base { public func b() { if true {} } }",
            "@Spyable protocol Child: Base {}"
        ),
        (
            "protocol Base { init() }\nextension Base where Self: AnyObject { init() { } }",
            "@Spyable protocol Child: Base {}"
        ),
        ("", "@Spyable protocol Child: Elsewhere { func c() }"),
    ])
    func whatHasMembersIsNoError(base: String, child: String) {
        #expect(messages(child, after: base).isEmpty)
    }
}
