//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

protocol Connecting {}
protocol Caching {}
protocol Storing<Element> {
    associatedtype Element
    associatedtype Index
}
protocol Archiving<Element>: Storing {}
protocol Pairing<Right, Left> {
    associatedtype Right
    associatedtype Left
}
protocol Unique: ~Copyable {}

class Base {}
class Derived<Value>: Base {}
struct Connector: Connecting {}
struct Other {}
struct Ticket: ~Copyable {}
struct Größe {}
struct 日本 {}
struct `a raw name` {}
struct ConnectionManager {
    struct ConnectionState {}
}
struct Box<Value> {
    struct Inner {}
    struct Pair<Second> {}
    fileprivate struct Hidden<Second> {
        struct Deep<Third> {}
    }
}
struct Holder<Value: ~Copyable> {}
struct Pack<each Value> {}
struct Tail<Head, each Value> {}
enum Outer {
    enum Middle {
        struct Inner {}
        struct Generic<Value> {}
    }
    protocol Nested {}
}
enum Failure: Error {
    case some
}
actor Worker {}
@globalActor actor StorageActor {
    static let shared = StorageActor()
}
extension Outer {
    class Extended {}
}
extension Array {
    struct Cursor {}
}
extension Box where Value: Connecting {
    struct Conditional {}
}
extension String {
    struct Token {}
}
private struct Secret {
    struct Inside {}
}
private protocol SecretProtocol {}

/// Types that live inside functions, closures, accessors and initializers.
enum LocalTypes {
    static func inFunction() -> [TypeNameCase] {
        struct Local {}
        struct Generic<Value> {}
        class Surrounding {
            struct Inner {}
        }
        enum Größe {}
        let closure = {
            struct InClosure {}
            return Named<InClosure>.prints("InClosure")
        }
        return [
            Named<Local>.prints("Local"),
            Named<Generic<Local>>.prints("Generic<Local>"),
            Named<[Surrounding.Inner]>.prints("[Surrounding.Inner]"),
            Named<Größe>.prints("Größe"),
            Named<() -> Local?>.prints("() -> Local?"),
            closure(),
            inAccessor,
        ]
    }

    static var inAccessor: TypeNameCase {
        struct InAccessor {}
        return Named<InAccessor>.prints("InAccessor")
    }

    static var fileprivateOnes: [TypeNameCase] {
        [
            Named<Secret>.prints("Secret"),
            Named<Secret.Inside?>.prints("Secret.Inside?"),
            Named<any SecretProtocol>.prints("any SecretProtocol"),
            Named<Box<Int>.Hidden<String>>.prints("Box<Int>.Hidden<String>"),
            Named<Box<Int>.Hidden<String>.Deep<Bool>>.prints("Box<Int>.Hidden<String>.Deep<Bool>"),
        ]
    }
}

/// A type and the name it should have.
struct TypeNameCase: Sendable, CustomStringConvertible {
    let type: any Any.Type
    let name: String

    var description: String { name }
}

/// Takes the type as a generic argument: there, unlike in an expression, every type can be spelled.
enum Named<T> {
    static func prints(_ name: String) -> TypeNameCase {
        TypeNameCase(type: T.self, name: name)
    }
}
