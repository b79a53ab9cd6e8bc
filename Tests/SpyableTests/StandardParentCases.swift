//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

// Every kind of parent from the standard library that a class can stand in for.

@Spyable
protocol ParentCaseIterable: CaseIterable {
    func f()
}

@Spyable
protocol ParentRawString: RawRepresentable where RawValue == String {
    func f()
}

@Spyable
protocol ParentRaw: RawRepresentable {
    func f() -> RawValue
}

@Spyable
protocol ParentCodingKey: CodingKey {
    func f()
}

@Spyable
protocol ParentCodingKeyRepresentable: CodingKeyRepresentable {
    func f()
}

@Spyable
protocol ParentLossless: LosslessStringConvertible {
    func f()
}

@Spyable
protocol ParentPlayground: CustomPlaygroundDisplayConvertible {
    func f()
}

@Spyable
protocol ParentOutputStream: TextOutputStream {
    func f()
}

@Spyable
protocol ParentGenerator: RandomNumberGenerator {
    func f()
}

@Spyable
protocol ParentIterator: IteratorProtocol {
    func f()
}

@Spyable
protocol ParentIteratorOfInt: IteratorProtocol<Int> {
    func f()
}

@Spyable
protocol ParentSequence: Sequence {
    func f()
}

@Spyable
protocol ParentSequenceOfInt: Sequence where Element == Int {
    func f() -> Element
}

@Spyable
protocol ParentAsyncIterator: AsyncIteratorProtocol {
    func f()
}

@Spyable
protocol ParentAsyncIteratorOfInt: AsyncIteratorProtocol where Element == Int, Failure == any Error {
    func f()
}

@Spyable
protocol ParentAsyncSequence: AsyncSequence where Element: Sendable {
    func f()
}

@Spyable
protocol ParentCollection: Collection {
    func f()
}

@Spyable
protocol ParentBidirectional: BidirectionalCollection where Element == String {
    func f()
}

@Spyable
protocol ParentRandomAccess: RandomAccessCollection {
    func f() -> Element
}

@Spyable
protocol ParentMutableCollection: MutableCollection {
    func f()
}

@Spyable
protocol ParentAdditive: AdditiveArithmetic {
    func f()
}

@Spyable
protocol ParentInstant: InstantProtocol {
    func f()
}

@Spyable
protocol ParentClock: Clock {
    func f()
}

@Spyable
protocol ParentClockOfSwift: Clock where Duration == Swift.Duration {
    func f()
}

@Spyable
protocol ParentExecutor: Executor {
    func f()
}

@Spyable
protocol ParentSerialExecutor: SerialExecutor {
    func f()
}

@Spyable
protocol ParentTaskExecutor: TaskExecutor {
    func f()
}

@Spyable
protocol ParentNilLiteral: ExpressibleByNilLiteral {
    func f()
}

@Spyable
protocol ParentBooleanLiteral: ExpressibleByBooleanLiteral {
    func f()
}

@Spyable
protocol ParentIntegerLiteral: ExpressibleByIntegerLiteral {
    func f()
}

@Spyable
protocol ParentFloatLiteral: ExpressibleByFloatLiteral {
    func f()
}

@Spyable
protocol ParentStringLiteral: ExpressibleByStringLiteral {
    func f()
}

@Spyable
protocol ParentStringInterpolation: ExpressibleByStringInterpolation {
    func f()
}

@Spyable
protocol ParentArrayLiteral: ExpressibleByArrayLiteral {
    func f()
}

@Spyable
protocol ParentDictionaryLiteral: ExpressibleByDictionaryLiteral {
    func f()
}

@Spyable
protocol ParentSeveral: Equatable, Hashable, Comparable, Codable, Error, Sendable {
    func f()
}

@Spyable
protocol ParentIdentifiable: Identifiable {
    associatedtype ID
    func f()
}

@Spyable
protocol ParentIdentifiableByInt: Identifiable where ID == Int {
    func f()
}

@Spyable
protocol ParentDescribed: Identifiable, CustomStringConvertible, CustomDebugStringConvertible {
    func f()
}

@Spyable
protocol ParentIdentifiableByString: Identifiable<String> {
    func f()
}

@Spyable
protocol ParentReflectable: CustomReflectable, TextOutputStreamable {
    func f()
}

@Spyable
protocol ParentEnumeration: RawRepresentable, CaseIterable, Hashable where RawValue == Int {
    func f()
}

@Spyable
protocol ParentUnicodeScalarLiteral: ExpressibleByUnicodeScalarLiteral {
    func f()
}

@Spyable
protocol ParentGraphemeLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
    func f()
}

@Spyable
protocol ParentActor: Actor {
    func f()
}

@Spyable
protocol ParentNoncopyable: ~Copyable {
    func f()
}

@Spyable
protocol ParentSendableMetatype: SendableMetatype {
    func f()
}

@Spyable
protocol ParentLeaf: CustomLeafReflectable {
    func f()
}

@Spyable
protocol ParentSendableSequence: Sequence, Sendable where Element: Sendable {
    func f()
}

@Spyable
protocol GrandchildRawString: ParentRawString {
    func g()
}

@Spyable
protocol GrandchildRaw: ParentRaw {
    func g()
}

@Spyable
protocol ParentEncodable: Encodable {
    associatedtype CodingKeys: CodingKey
    func f()
}

@Spyable
protocol ParentSequenceArgument: Sequence<Int> {
    func f()
}

@Spyable
protocol ParentIteratorChosen: AnyObject, Sequence where Element == Int, Iterator == Array<Int>.Iterator {
    func f()
}

@Spyable
@MainActor
protocol ParentOnMainActor: Identifiable, CaseIterable {
    func f()
}

@Spyable
protocol ParentQualified: Swift.Sequence {
    func f()
}

@Spyable
protocol ParentSendableAsyncSequence: AsyncSequence, Sendable where Element == Int, Failure == Never {
    func f()
}

@Spyable
protocol ParentSlices: RandomAccessCollection where SubSequence == Self, Index == Int {
    func f()
}
