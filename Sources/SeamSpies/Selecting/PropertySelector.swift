//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The calls of a property's getter, `spy.$title.get`, or of a subscript's.
public struct GetterSelector<Getter> {
    /// The calls of the getter.
    public let get: Getter

    /// Makes the selector; generated code does.
    public init(__get: Getter) {
        get = __get
    }
}

extension GetterSelector: Sendable where Getter: Sendable {}

/// The calls of a property's getter and setter, `spy.$title.get` and `spy.$title.set(.any)`, or of a subscript's.
public struct PropertySelector<Value, Getter, Setter>: @unchecked Sendable {
    // Unchecked: both closures only reach a spy's state.

    /// The calls of the getter.
    public let get: Getter
    private let setter: (Match<Value>) -> Setter
    private let store: (Value, Place) -> Void

    init(get: Getter, set: @escaping (Match<Value>) -> Setter, store: @escaping (Value, Place) -> Void) {
        self.get = get
        setter = set
        self.store = store
    }

    /// The calls of the setter with a value that matches.
    ///
    /// - Parameter value: What the new value has to be like.
    /// - Returns: The selector of these calls.
    public func set(_ value: Match<Value>) -> Setter {
        setter(value)
    }

    /// The calls of the setter of an optional property; what is wrapped can be written bare.
    ///
    /// - Parameter value: What the new value has to be like.
    /// - Returns: The selector of these calls.
    @_disfavoredOverload
    public func set<Wrapped>(_ value: OptionalMatch<Wrapped>) -> Setter where Value == Wrapped? {
        setter(value.__match)
    }

    /// Lets the property keep a value: it reads back what was last set, `value` at first, until it is reset.
    ///
    /// - Parameters:
    ///   - value: What is read at first.
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    ///   - function: The function of the call, which tells whether it stands in a set-up.
    public func stores(
        _ value: Value,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        function: StaticString = #function
    ) {
        store(value, Place(fileID: fileID, filePath: filePath, line: line, column: column, function: function))
    }
}
