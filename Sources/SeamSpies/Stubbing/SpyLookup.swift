//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// The type of the spy for a boundary, found by its name: `Connecting` → `ConnectingSpy`, in the protocol's module, then
/// in the module of the test.
///
/// The runtime finds types that are neither private nor generic nor of a name that has to be written raw; the spies of
/// those are named by hand.
package func spyType(for type: Any.Type, inModuleOf test: Place? = nil) -> (any Spy.Type)? {
    let question = SpyQuestion(type: ObjectIdentifier(type), module: test?.module)
    if let known = knownSpyTypes.withLock({ $0[question] }) { return known }
    let found = spyNames(for: type, alsoIn: question.module).lazy.compactMap { _typeByName($0) as? any Spy.Type }.first
    knownSpyTypes.withLock { $0[question] = .some(found) }
    return found
}

private struct SpyQuestion: Hashable {
    let type: ObjectIdentifier
    let module: String?
}

/// The answers so far, also the negative ones: looking up a name is slow, and types do not come and go.
private let knownSpyTypes = Locked<[SpyQuestion: (any Spy.Type)?]>([:])

/// The mangled names that the spy's class may have.
func spyNames(for type: Any.Type, alsoIn module: String?) -> [String] {
    guard let mangled = _mangledTypeName(type), mangled.hasSuffix("_p") else { return [] }
    var path = _typeName(type, qualified: true).split(separator: ".").map(String.init)
    guard path.count >= 2, path.allSatisfy({ !$0.contains { "() $`".contains($0) } }) else { return [] }
    let spy = path.removeLast() + "Spy"
    guard let kinds = contextKinds(mangled.dropLast(2), count: path.count - 1) else { return [] }
    let contexts = identifier(path[0]) + zip(path.dropFirst(), kinds).map { identifier($0) + String($1) }.joined()
    let there = [contexts + identifier(spy) + "C"]
    return module == nil || module == path[0] ? there : there + [identifier(module!) + identifier(spy) + "C"]
}

private func identifier(_ name: String) -> String {
    "\(name.utf8.count)\(name)"
}

/// The kinds of the types around a nested protocol: `O` for an enum, `V` for a struct, `C` for a class.
private func contextKinds(_ mangled: Substring, count: Int) -> [Character]? {
    if count == 0 { return [] }
    var rest = mangled
    guard skipIdentifier(&rest) else { return nil }
    var kinds: [Character] = []
    while kinds.count < count {
        guard skipIdentifier(&rest), let kind = rest.popFirst(), "OVC".contains(kind) else { return nil }
        kinds.append(kind)
    }
    return kinds
}

/// Skips `8FileMode`, or, where words of earlier names are referred to by letters, `0A4Mode`.
private func skipIdentifier(_ name: inout Substring) -> Bool {
    var hasWords = false
    if name.first == "0" {
        name.removeFirst()
        hasWords = name.first != "0"
        if !hasWords { name.removeFirst() }
    }
    repeat {
        while hasWords, let letter = name.first, letter.isLetter {
            name.removeFirst()
            if letter.isUppercase { hasWords = false }
        }
        if name.first == "0" {
            name.removeFirst()
            return true
        }
        let digits = name.prefix { $0.isNumber }
        guard let length = Int(digits), name.count >= digits.count + length else { return false }
        name = name.dropFirst(digits.count + length)
    } while hasWords
    return true
}
