//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Written by Scripts/generate-registry.py.

extension Registry {
    @inlinable
    static func takingOne<Service, A1, D1>(
        _ make: @escaping @Sendable (A1, D1) throws -> Service
    ) -> LinkedFunction<@Sendable (A1) throws -> Service> {
        LinkedFunction([KeyID(D1.self)]) { way in
            { a1 in try way.call { container in try make(a1, try container.resolve(D1.self)) } }
        }
    }

    @inlinable
    static func takingOne<Service, A1, D1, D2>(
        _ make: @escaping @Sendable (A1, D1, D2) throws -> Service
    ) -> LinkedFunction<@Sendable (A1) throws -> Service> {
        LinkedFunction([KeyID(D1.self), KeyID(D2.self)]) { way in
            { a1 in
                try way.call { container in try make(a1, try container.resolve(D1.self), try container.resolve(D2.self))
                }
            }
        }
    }

    @inlinable
    static func takingOne<Service, A1, D1, D2, D3>(
        _ make: @escaping @Sendable (A1, D1, D2, D3) throws -> Service
    ) -> LinkedFunction<@Sendable (A1) throws -> Service> {
        LinkedFunction([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self)]) { way in
            { a1 in
                try way.call { container in
                    try make(
                        a1,
                        try container.resolve(D1.self),
                        try container.resolve(D2.self),
                        try container.resolve(D3.self)
                    )
                }
            }
        }
    }

    @inlinable
    static func takingOne<Service, A1, D1, D2, D3, D4>(
        _ make: @escaping @Sendable (A1, D1, D2, D3, D4) throws -> Service
    ) -> LinkedFunction<@Sendable (A1) throws -> Service> {
        LinkedFunction([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self)]) { way in
            { a1 in
                try way.call { container in
                    try make(
                        a1,
                        try container.resolve(D1.self),
                        try container.resolve(D2.self),
                        try container.resolve(D3.self),
                        try container.resolve(D4.self)
                    )
                }
            }
        }
    }

    @inlinable
    static func takingTwo<Service, A1, A2, D1>(
        _ make: @escaping @Sendable (A1, A2, D1) throws -> Service
    ) -> LinkedFunction<@Sendable (A1, A2) throws -> Service> {
        LinkedFunction([KeyID(D1.self)]) { way in
            { a1, a2 in try way.call { container in try make(a1, a2, try container.resolve(D1.self)) } }
        }
    }

    @inlinable
    static func takingTwo<Service, A1, A2, D1, D2>(
        _ make: @escaping @Sendable (A1, A2, D1, D2) throws -> Service
    ) -> LinkedFunction<@Sendable (A1, A2) throws -> Service> {
        LinkedFunction([KeyID(D1.self), KeyID(D2.self)]) { way in
            { a1, a2 in
                try way.call { container in
                    try make(a1, a2, try container.resolve(D1.self), try container.resolve(D2.self))
                }
            }
        }
    }

    @inlinable
    static func takingTwo<Service, A1, A2, D1, D2, D3>(
        _ make: @escaping @Sendable (A1, A2, D1, D2, D3) throws -> Service
    ) -> LinkedFunction<@Sendable (A1, A2) throws -> Service> {
        LinkedFunction([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self)]) { way in
            { a1, a2 in
                try way.call { container in
                    try make(
                        a1,
                        a2,
                        try container.resolve(D1.self),
                        try container.resolve(D2.self),
                        try container.resolve(D3.self)
                    )
                }
            }
        }
    }

    @inlinable
    static func takingTwo<Service, A1, A2, D1, D2, D3, D4>(
        _ make: @escaping @Sendable (A1, A2, D1, D2, D3, D4) throws -> Service
    ) -> LinkedFunction<@Sendable (A1, A2) throws -> Service> {
        LinkedFunction([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self)]) { way in
            { a1, a2 in
                try way.call { container in
                    try make(
                        a1,
                        a2,
                        try container.resolve(D1.self),
                        try container.resolve(D2.self),
                        try container.resolve(D3.self),
                        try container.resolve(D4.self)
                    )
                }
            }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1>(
        _ type: ((A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1>(
        _ type: ((A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1>(
        _ type: (@Sendable (A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1>(
        _ type: (@Sendable (A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2>(
        _ type: ((A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2>(
        _ type: ((A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2>(
        _ type: (@Sendable (A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2>(
        _ type: (@Sendable (A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2, D3>(
        _ type: ((A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2, D3>(
        _ type: ((A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2, D3>(
        _ type: (@Sendable (A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2, D3>(
        _ type: (@Sendable (A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2, D3, D4>(
        _ type: ((A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2, D3, D4>(
        _ type: ((A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2, D3, D4>(
        _ type: (@Sendable (A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, D1, D2, D3, D4>(
        _ type: (@Sendable (A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// ```swift
    /// registry.register(((Host, Int) -> any Session).self, using: LiveSession.init(host:port:log:))
    /// ```
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1>(
        _ type: ((A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1>(
        _ type: ((A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1>(
        _ type: (@Sendable (A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1>(
        _ type: (@Sendable (A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2>(
        _ type: ((A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2>(
        _ type: ((A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2>(
        _ type: (@Sendable (A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2>(
        _ type: (@Sendable (A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2, D3>(
        _ type: ((A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2, D3>(
        _ type: ((A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2, D3>(
        _ type: (@Sendable (A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2, D3>(
        _ type: (@Sendable (A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2, D3, D4>(
        _ type: ((A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2, D3, D4>(
        _ type: ((A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2, D3, D4>(
        _ type: (@Sendable (A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Registers how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, A1, A2, D1, D2, D3, D4>(
        _ type: (@Sendable (A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.register, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1>(
        _ type: ((A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1>(
        _ type: ((A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1>(
        _ type: (@Sendable (A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1>(
        _ type: (@Sendable (A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2>(
        _ type: ((A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2>(
        _ type: ((A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2>(
        _ type: (@Sendable (A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2>(
        _ type: (@Sendable (A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2, D3>(
        _ type: ((A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2, D3>(
        _ type: ((A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2, D3>(
        _ type: (@Sendable (A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2, D3>(
        _ type: (@Sendable (A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2, D3, D4>(
        _ type: ((A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2, D3, D4>(
        _ type: ((A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2, D3, D4>(
        _ type: (@Sendable (A1) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) {
            make in { a1 in orTrap { try make(a1) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, D1, D2, D3, D4>(
        _ type: (@Sendable (A1) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingOne(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1>(
        _ type: ((A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1>(
        _ type: ((A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1>(
        _ type: (@Sendable (A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1>(
        _ type: (@Sendable (A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2>(
        _ type: ((A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2>(
        _ type: ((A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2>(
        _ type: (@Sendable (A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2>(
        _ type: (@Sendable (A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2, D3>(
        _ type: ((A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2, D3>(
        _ type: ((A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2, D3>(
        _ type: (@Sendable (A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2, D3>(
        _ type: (@Sendable (A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2, D3, D4>(
        _ type: ((A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2, D3, D4>(
        _ type: ((A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2, D3, D4>(
        _ type: (@Sendable (A1, A2) -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) {
            make in { a1, a2 in orTrap { try make(a1, a2) } }
        }
    }

    /// Replaces how a factory with arguments is made, by a function that needs services too.
    ///
    /// The leading parameters are the arguments; the others are services, resolved at each call.
    ///
    /// - Parameters:
    ///   - type: The factory's type.
    ///   - contexts: The contexts that this registration is for, and wins in.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance from the arguments and services.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, A1, A2, D1, D2, D3, D4>(
        _ type: (@Sendable (A1, A2) throws -> Service).Type,
        in contexts: Context...,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (A1, A2, D1, D2, D3, D4) throws -> Service
    ) {
        addFactory(.override, type, contexts, CodeLocation(fileID: fileID, line: line), Registry.takingTwo(make)) { $0 }
    }
}
