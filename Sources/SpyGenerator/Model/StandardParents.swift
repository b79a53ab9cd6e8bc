//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Protocols of the standard library that a spied protocol may inherit from.
///
/// What they require is spied as though the child had written it itself; an associated type with a default here is that
/// type, unless the child says otherwise. The smallest protocols are not here: the runtime gives their members to every spy.
enum StandardParents {
    /// What the protocol requires, in terms that a class can give; nil for an unknown one.
    static func declaration(of name: String) -> ProtocolSyntax? {
        guard let source = sources[name] else { return nil }
        var parser = Parser("protocol \(name)" + source)
        guard case .protocolDeclaration(let syntax)? = try? parser.parseDeclaration() else { return nil }
        return syntax
    }

    /// What calls show of the requirements; also of the smallest protocols.
    static func callNames(of name: String) -> Set<String> {
        guard let standard = declaration(of: name) else { return smallestCallNames[name] ?? [] }
        return Set(standard.members.compactMap(\.nameAtCalls))
    }

    private static let smallestCallNames: [String: Set<String>] = [
        "Identifiable": ["id"],
        "Equatable": ["=="],
        "Hashable": ["==", "hash:into", "hashValue"],
        "Comparable": ["==", "<"],
        "CustomStringConvertible": ["description"],
        "CustomDebugStringConvertible": ["debugDescription"],
        "CustomReflectable": ["customMirror"],
        "TextOutputStreamable": ["write:to"],
        "Encodable": ["encode:to"],
        "Decodable": ["init:from"],
        "Codable": ["encode:to", "init:from"],
        "LocalizedError": ["errorDescription", "failureReason", "helpAnchor", "recoverySuggestion"],
        "CustomNSError": ["errorCode", "errorDomain", "errorUserInfo"],
    ]

    /// Whether the library gives its members to spies.
    static func isKnown(_ name: String) -> Bool {
        smallestCallNames[name] != nil || sources[name] != nil || withoutMembers.contains(name)
    }

    private static let withoutMembers = Set(words: "Actor Error Sendable SendableMetatype")

    /// Whether the protocol is about values, which no class can stand in for.
    static func isRefused(_ name: String) -> Bool { refused.contains(name) }

    private static let sources: [String: String] = [
        "CaseIterable": "{ associatedtype AllCases = [Self]; static var allCases: AllCases { get } }",
        "RawRepresentable": "{ associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }",
        "CodingKey": """
        : Sendable { var stringValue: Swift.String { get }; var intValue: Swift.Int? { get }
        init?(stringValue: Swift.String); init?(intValue: Swift.Int)
        var description: Swift.String { get }; var debugDescription: Swift.String { get } }
        """,
        "CodingKeyRepresentable":
            "{ var codingKey: any Swift.CodingKey { get }; init?<T: Swift.CodingKey>(codingKey: T) }",
        "LosslessStringConvertible": "{ init?(_ description: Swift.String) }",
        "CustomPlaygroundDisplayConvertible": "{ var playgroundDescription: Any { get } }",
        "TextOutputStream": "{ mutating func write(_ string: Swift.String) }",
        "RandomNumberGenerator": "{ mutating func next() -> Swift.UInt64 }",

        "IteratorProtocol": "<Element> { associatedtype Element; mutating func next() -> Element? }",
        "Sequence": """
        <Element> { associatedtype Element; associatedtype Iterator = Swift.AnyIterator<Element>
        func makeIterator() -> Iterator }
        """,
        "AsyncIteratorProtocol": """
        <Element> { associatedtype Element; associatedtype Failure = any Swift.Error
        mutating func next() async throws -> Element? }
        """,
        "AsyncSequence": """
        <Element> { associatedtype Element; associatedtype AsyncIterator = _Concurrency.AsyncStream<Element>.Iterator
        associatedtype Failure = Swift.Never; func makeAsyncIterator() -> AsyncIterator }
        """,
        "Collection": collection + "}",
        "BidirectionalCollection": collection + "func index(before i: Index) -> Index }",
        "RandomAccessCollection": collection + "func index(before i: Index) -> Index }",
        "MutableCollection": indices + "subscript(position: Index) -> Element { get set } }",

        "AdditiveArithmetic": """
        { static var zero: Self { get }; static func + (lhs: Self, rhs: Self) -> Self
        static func - (lhs: Self, rhs: Self) -> Self }
        """,
        "InstantProtocol": """
        <Duration> { associatedtype Duration: Swift.DurationProtocol
        func advanced(by duration: Duration) -> Self; func duration(to other: Self) -> Duration }
        """,
        "Clock": """
        <Duration> : Sendable { associatedtype Duration: Swift.DurationProtocol
        associatedtype Instant: Swift.InstantProtocol where Instant.Duration == Duration
        var now: Instant { get }; var minimumResolution: Duration { get }
        func sleep(until deadline: Instant, tolerance: Duration?) async throws }
        """,

        "Executor": executor, "SerialExecutor": executor, "TaskExecutor": executor,

        "ExpressibleByNilLiteral": "{ init(nilLiteral: ()) }",
        "ExpressibleByBooleanLiteral": "{ init(booleanLiteral value: Swift.Bool) }",
        "ExpressibleByIntegerLiteral": "{ init(integerLiteral value: Swift.Int) }",
        "ExpressibleByFloatLiteral": "{ init(floatLiteral value: Swift.Double) }",
        "ExpressibleByUnicodeScalarLiteral": "{ init(unicodeScalarLiteral value: Swift.String) }",
        "ExpressibleByExtendedGraphemeClusterLiteral":
            "{ init(extendedGraphemeClusterLiteral value: Swift.String) }",
        "ExpressibleByStringLiteral": "{ init(stringLiteral value: Swift.String) }",
        "ExpressibleByStringInterpolation": "{ init(stringLiteral value: Swift.String) }",
        "ExpressibleByArrayLiteral":
            "{ associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }",
        "ExpressibleByDictionaryLiteral":
            "{ associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...) }",

        "Encoder": """
        { var codingPath: [any Swift.CodingKey] { get }; var userInfo: [Swift.CodingUserInfoKey: Any] { get }
        func container<Key: Swift.CodingKey>(keyedBy type: Key.Type) -> Swift.KeyedEncodingContainer<Key>
        func unkeyedContainer() -> any Swift.UnkeyedEncodingContainer
        func singleValueContainer() -> any Swift.SingleValueEncodingContainer }
        """,
        "Decoder": """
        { var codingPath: [any Swift.CodingKey] { get }; var userInfo: [Swift.CodingUserInfoKey: Any] { get }
        func container<Key: Swift.CodingKey>(keyedBy type: Key.Type) throws -> Swift.KeyedDecodingContainer<Key>
        func unkeyedContainer() throws -> any Swift.UnkeyedDecodingContainer
        func singleValueContainer() throws -> any Swift.SingleValueDecodingContainer }
        """,

        "ContiguousBytes":
            "{ func withUnsafeBytes<R>(_ body: (Swift.UnsafeRawBufferPointer) throws -> R) rethrows -> R }",
        "NSCopying": "{ func copy(with zone: NSZone?) -> Any }",
        "NSMutableCopying": "{ func mutableCopy(with zone: NSZone?) -> Any }",
        "NSCoding": "{ func encode(with coder: NSCoder); init?(coder: NSCoder) }",
        "NSSecureCoding": """
        { static var supportsSecureCoding: Swift.Bool { get }; func encode(with coder: NSCoder)
        init?(coder: NSCoder) }
        """,
    ]

    /// The label of a subscript that matters only where the child says what a slice is: the library's own is made by it.
    static let slicingLabel = "bounds"

    private static let collection = indices + "subscript(position: Index) -> Element { get }; "
    private static let indices = """
        <Element> { associatedtype Element; associatedtype Index = Swift.Int
        associatedtype Iterator = Swift.IndexingIterator<Self>; associatedtype SubSequence = Swift.Slice<Self>
        associatedtype Indices = Swift.DefaultIndices<Self>
        var startIndex: Index { get }; var endIndex: Index { get }; func index(after i: Index) -> Index
        subscript(bounds: Swift.Range<Index>) -> SubSequence { get }

        """
    private static let executor = ": Sendable { func enqueue(_ job: consuming _Concurrency.ExecutorJob) }"

    private static let refused = Set(
        words:
            "Strideable Numeric SignedNumeric BinaryInteger UnsignedInteger SignedInteger FixedWidthInteger FloatingPoint "
            + "BinaryFloatingPoint SIMD SIMDScalar SIMDStorage SetAlgebra OptionSet StringProtocol "
            + "RangeReplaceableCollection RangeExpression LazySequenceProtocol LazyCollectionProtocol DurationProtocol "
            + "GlobalActor BitwiseCopyable CVarArg StringInterpolationProtocol"
    )
}
