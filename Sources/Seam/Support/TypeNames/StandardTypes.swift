//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The types of the standard library that mangled names abbreviate to one letter.
enum StandardTypes {
    /// The type that `letter` stands for after `S`, or after `Sc` in the second set.
    static func nominal(_ letter: Unicode.Scalar, isSecondSet: Bool) -> TypeTree.Nominal? {
        isSecondSet ? second(letter) : first(letter)
    }

    private static func type(_ name: String) -> TypeTree.Nominal {
        TypeTree.Nominal(module: "Swift", path: [TypeTree.Component(name: name)])
    }

    private static func proto(_ name: String) -> TypeTree.Nominal {
        TypeTree.Nominal(module: "Swift", path: [TypeTree.Component(name: name)], isProtocol: true)
    }

    private static func first(_ letter: Unicode.Scalar) -> TypeTree.Nominal? {
        switch letter {
        case "A": type("AutoreleasingUnsafeMutablePointer")
        case "a": type("Array")
        case "B": proto("BinaryFloatingPoint")
        case "b": type("Bool")
        case "D": type("Dictionary")
        case "d": type("Double")
        case "E": proto("Encodable")
        case "e": proto("Decodable")
        case "F": proto("FloatingPoint")
        case "f": type("Float")
        case "G": proto("RandomNumberGenerator")
        case "H": proto("Hashable")
        case "h": type("Set")
        case "I": type("DefaultIndices")
        case "i": type("Int")
        case "J": type("Character")
        case "j": proto("Numeric")
        case "K": proto("BidirectionalCollection")
        case "k": proto("RandomAccessCollection")
        case "L": proto("Comparable")
        case "l": proto("Collection")
        case "M": proto("MutableCollection")
        case "m": proto("RangeReplaceableCollection")
        case "N": type("ClosedRange")
        case "n": type("Range")
        case "O": type("ObjectIdentifier")
        case "P": type("UnsafePointer")
        case "p": type("UnsafeMutablePointer")
        case "Q": proto("Equatable")
        case "q": type("Optional")
        case "R": type("UnsafeBufferPointer")
        case "r": type("UnsafeMutableBufferPointer")
        case "S": type("String")
        case "s": type("Substring")
        case "T": proto("Sequence")
        case "t": proto("IteratorProtocol")
        case "U": proto("UnsignedInteger")
        case "u": type("UInt")
        case "V": type("UnsafeRawPointer")
        case "v": type("UnsafeMutableRawPointer")
        case "W": type("UnsafeRawBufferPointer")
        case "w": type("UnsafeMutableRawBufferPointer")
        case "X": proto("RangeExpression")
        case "x": proto("Strideable")
        case "Y": proto("RawRepresentable")
        case "y": proto("StringProtocol")
        case "Z": proto("SignedInteger")
        case "z": proto("BinaryInteger")
        default: nil
        }
    }

    private static func second(_ letter: Unicode.Scalar) -> TypeTree.Nominal? {
        switch letter {
        case "A": proto("Actor")
        case "C": type("CheckedContinuation")
        case "c": type("UnsafeContinuation")
        case "E": type("CancellationError")
        case "e": type("UnownedSerialExecutor")
        case "F": proto("Executor")
        case "f": proto("SerialExecutor")
        case "G": type("TaskGroup")
        case "g": type("ThrowingTaskGroup")
        case "I": proto("AsyncIteratorProtocol")
        case "i": proto("AsyncSequence")
        case "J": type("UnownedJob")
        case "M": type("MainActor")
        case "P": type("TaskPriority")
        case "S": type("AsyncStream")
        case "s": type("AsyncThrowingStream")
        case "T": type("Task")
        case "t": type("UnsafeCurrentTask")
        default: nil
        }
    }
}
