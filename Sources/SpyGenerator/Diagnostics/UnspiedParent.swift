//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A parent that has requirements and no spy.
///
/// The compiler would say so of every spy below, at a place that nobody wrote; where the parent stands in the same file, it is
/// said once, where the parent is named.
struct UnspiedParent {
    let name: String
    /// Whether this protocol is the one to say it: a spied parent of its own says it otherwise.
    let isReportedHere: Bool

    /// The first such parent of a protocol, as far as its file tells.
    init?(of syntax: ProtocolSyntax, in neighbours: Neighbours) {
        var visited: Set<String> = [syntax.name.bare]
        let own = Set(syntax.members.flattened.compactMap(\.callName))
        guard let found = Self.find(above: syntax, stating: own, isReportedHere: true, neighbours, &visited) else {
            return nil
        }
        self = found
    }

    private init(name: String, isReportedHere: Bool) {
        self.name = name
        self.isReportedHere = isReportedHere
    }

    private static func find(
        above syntax: ProtocolSyntax,
        stating names: Set<String>,
        isReportedHere: Bool,
        _ neighbours: Neighbours,
        _ visited: inout Set<String>
    ) -> UnspiedParent? {
        for parent in syntax.inherited.compactMap(\.lastName) where visited.insert(parent).inserted {
            // What extensions of a protocol of another file declare, and where, nobody has read.
            guard let declaration = neighbours.ownProtocolDeclaration(named: parent) else { continue }
            let isSpied = declaration.attributes.contains { $0.lastName == "Spyable" }
            let members = declaration.members.flattened.filter { $0.callName != nil }
            if !isSpied, members.contains(where: { !neighbours.hasDefault(for: $0, of: parent, stated: names) }) {
                return UnspiedParent(name: parent, isReportedHere: isReportedHere)
            }
            let stated = isSpied ? names.union(members.compactMap(\.callName)) : names
            let isReported = isReportedHere && !isSpied
            if let found = find(
                above: declaration,
                stating: stated,
                isReportedHere: isReported,
                neighbours,
                &visited
            ) {
                return found
            }
        }
        return nil
    }
}

extension Neighbours {
    /// Whether somebody else makes the member: the child, or an extension of its protocol.
    fileprivate func hasDefault(for member: MemberSyntax, of parent: String, stated: Set<String>) -> Bool {
        stated.contains(member.callName ?? "") || extensionMembers[parent]?.contains(member.name) == true
    }
}
