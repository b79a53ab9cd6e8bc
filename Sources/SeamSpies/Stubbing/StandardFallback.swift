//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What the library can always return for a type: nil, empty, zero, false, an iterator at its end.
func standardFallback<Output>(for type: Output.Type) -> Output? {
    if let optional = type as? any AnyOptional.Type { return optional.none as? Output }
    if type == Bool.self { return false as? Output }
    if let collection = type as? any RangeReplaceableCollection.Type { return empty(collection) as? Output }
    if let set = type as? any SetAlgebra.Type { return empty(set) as? Output }
    if let dictionary = type as? any ExpressibleByDictionaryLiteral.Type { return empty(dictionary) as? Output }
    if let number = type as? any AdditiveArithmetic.Type { return zero(number) as? Output }
    if let iterator = type as? any EmptyIterator.Type { return iterator.empty as? Output }
    return nil
}

private func empty<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any { Value() }

private func empty<Value: SetAlgebra>(_ type: Value.Type) -> Any { Value() }

private func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { Value(elements: []) }

private func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Any { Value.zero }

extension SpyScope {
    /// A spy for a boundary, or for a spy that is to return one of its own kind.
    func spyFallback<Output>(for type: Output.Type) -> Output? {
        let known = type as? any Spy.Type ?? spyType(for: type)
        return known.flatMap { makeSpy($0, at: nil) as? Output }
    }

    /// Makes a spy that belongs to this scope.
    package func makeSpy<Double: Spy>(
        _ type: Double.Type,
        at place: Place?,
        after elder: __SpyState? = nil
    ) -> Double {
        type.init(__spy: __SpyState(of: type, in: self, at: place, after: elder))
    }
}
