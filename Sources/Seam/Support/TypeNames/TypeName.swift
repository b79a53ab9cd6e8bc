//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The name of a type as a user writes it: `any Connecting`, `(any FileAccessing)?`, `@Sendable () -> any Connecting`.
///
/// A nested type has the types around it in front (`Outer.Inner`), a private or local one its plain name.
///
/// - Parameter type: Any type.
/// - Returns: Its name without modules; what the runtime prints if the name is beyond what is understood here.
/// - Complexity: Linear in the length of the name. Nothing is cached: this is for messages, not for the hot path.
package func typeName(_ type: Any.Type) -> String {
    typeName(type, qualified: false)
}

/// The name of a type as a user writes it, with the module in front of each name if asked for.
///
/// The standard library's names, and those imported from C, stand without a module.
///
/// - Parameters:
///   - type: Any type.
///   - qualified: Whether names have their module in front.
/// - Returns: Its name; what the runtime prints if the name is beyond what is understood here.
/// - Complexity: Linear in the length of the name.
package func typeName(_ type: Any.Type, qualified: Bool) -> String {
    if let tree = typeTree(type) { return TypePrinter(isQualified: qualified).text(tree) }
    let isNameless = TypeMetadata(type).crashesTheRuntimesPrinter
    return isNameless ? "a type with a constrained existential's metatype" : _typeName(type, qualified: qualified)
}

/// The type taken apart, or nil when its name is not understood.
func typeTree(_ type: Any.Type) -> TypeTree? {
    if TypeMetadata(type).crashesTheRuntimesPrinter { return nil }
    return _mangledTypeName(type).flatMap(MangledTypeParser.parse)
}
