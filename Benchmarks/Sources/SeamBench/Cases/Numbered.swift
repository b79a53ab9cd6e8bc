//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// Ten thousand services, or a hundred thousand, are made from ten types: a generic type over some of them is a type of
/// its own for each choice.
protocol Digit: Sendable {}
enum D0: Digit {}
enum D1: Digit {}
enum D2: Digit {}
enum D3: Digit {}
enum D4: Digit {}
enum D5: Digit {}
enum D6: Digit {}
enum D7: Digit {}
enum D8: Digit {}
enum D9: Digit {}

private let digits: [any Digit.Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
]

/// A service with a number for a name.
protocol NumberedService: AnyObject, Sendable {
    static func register(in registry: inout Registry)
    static func registerLinked(in registry: inout Registry)
    static func override(in registry: inout Registry)
    static func resolve(from container: Container) throws(ResolutionError)
}

final class Numbered<A: Digit, B: Digit, C: Digit, D: Digit, E: Digit>: NumberedService {
    init() {}

    static func register(in registry: inout Registry) {
        registry.register(Numbered.self, lifetime: .singleton) { Numbered() }
    }

    /// Registers it as one that needs two others of its ten: the first and the third.
    static func registerLinked(in registry: inout Registry) {
        registry.register(Numbered.self, lifetime: .singleton) {
            (_: Numbered<A, B, C, D, D0>, _: Numbered<A, B, C, D, D2>) in Numbered()
        }
    }

    static func override(in registry: inout Registry) {
        registry.override(Numbered.self, lifetime: .singleton) { Numbered() }
    }

    static func resolve(from container: Container) throws(ResolutionError) {
        keep(try container.resolve(Numbered.self))
    }
}

/// The first so many numbered services.
func numberedServices(_ count: Int) -> [any NumberedService.Type] {
    precondition(count <= 100_000)
    return (0..<count).map { number in
        let (a, b, c, d, e) = (
            digits[number / 10_000 % 10], digits[number / 1_000 % 10], digits[number / 100 % 10],
            digits[number / 10 % 10], digits[number % 10]
        )
        return service(a, b, c, d, e)
    }
}

private func service(
    _ a: any Digit.Type,
    _ b: any Digit.Type,
    _ c: any Digit.Type,
    _ d: any Digit.Type,
    _ e: any Digit.Type
) -> any NumberedService.Type {
    func open<A: Digit, B: Digit, C: Digit, D: Digit, E: Digit>(
        _: A.Type,
        _: B.Type,
        _: C.Type,
        _: D.Type,
        _: E.Type
    ) -> any NumberedService.Type {
        Numbered<A, B, C, D, E>.self
    }
    return open(a, b, c, d, e)
}

/// Registers numbered services.
struct NumberedModule: Module {
    let services: [any NumberedService.Type]
    /// Whether every other service needs two that stand beside it.
    var isLinked = false

    func register(in registry: inout Registry) {
        for (number, service) in services.enumerated() {
            if isLinked, !number.isMultiple(of: 2) {
                service.registerLinked(in: &registry)
            } else {
                service.register(in: &registry)
            }
        }
    }
}
