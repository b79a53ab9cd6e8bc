//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What comes for free with each registered service: its optional, and factories of it.
enum Derivation {
    /// `S?`: nil when nothing is registered for `S`.
    case optional(wrapped: Any.Type)
    /// A function without parameters that makes an `S`.
    case factory(result: Any.Type, form: Form)

    /// What a factory type says about how the service is made.
    struct Form: Equatable {
        var throwsErrors = false
        var isAsync = false
        var isSendable = false
        var isOnMainActor = false
        /// Whether an async factory runs in its caller's isolation.
        var runsInCaller = false

        /// Whether a factory of this form can make what is registered so.
        func canMake(_ registration: AnyRegistration) -> Bool {
            switch registration.isolation {
            case .none: true
            case .async: isAsync || registration.isMadeAhead
            case .mainActor: isAsync || isOnMainActor
            }
        }
    }

    /// `()`: what a function without parameters is given when it is taken for one with one parameter.
    case nothing

    /// Takes a type apart; nil when nothing can be derived for it.
    init?(of type: Any.Type) {
        if let optional = type as? any AnyOptional.Type {
            self = .optional(wrapped: optional.wrapped)
        } else if let function = FunctionMetadata(type), let form = function.form {
            self = .factory(result: function.result, form: form)
        } else if type == Void.self {
            self = .nothing
        } else {
            return nil
        }
    }
}

/// Lets an optional type be taken apart at run time.
protocol AnyOptional {
    static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
    static var wrapped: Any.Type { Wrapped.self }
}

/// The runtime's description of a function type.
///
/// The layout is part of Swift's stable ABI ("Type metadata: function metadata"): kind, flags, result type, parameter
/// types, and in the end words that only some flags announce.
private struct FunctionMetadata {
    private let words: UnsafePointer<UInt>
    private var flags: UInt { words[1] }

    init?(_ type: Any.Type) {
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        guard words[0] == 0x302 else {
            return nil
        }
        self.words = words
    }

    var result: Any.Type {
        unsafeBitCast(words[2], to: Any.Type.self)
    }

    /// The form of a factory; nil for functions with parameters or of a kind that no factory has.
    var form: Derivation.Form? {
        let parameterCount = flags & 0xffff
        let convention = (flags >> 16) & 0xff
        let isDifferentiable = flags & 0x0800_0000 != 0
        guard parameterCount == 0, convention == 0, !isDifferentiable else {
            return nil
        }
        var form = Derivation.Form(
            throwsErrors: flags & 0x0100_0000 != 0,
            isAsync: flags & 0x2000_0000 != 0,
            isSendable: flags & 0x4000_0000 != 0
        )
        // Without parameters there are no parameter flags; the global actor is the first of the words that may follow.
        var next = 3
        if flags & 0x1000_0000 != 0 {
            guard unsafeBitCast(words[next], to: Any.Type.self) == MainActor.self else {
                return nil
            }
            form.isOnMainActor = true
            next += 1
        }
        if flags & 0x8000_0000 != 0 {
            let extended = UInt32(truncatingIfNeeded: words[next])
            let hasTypedThrows = extended & 0x1 != 0
            let isolation = (extended >> 1) & 0x7
            let sendsResult = extended & 0x10 != 0
            // Typed errors, `@isolated(any)` and sending results promise more than a container can.
            guard !hasTypedThrows, isolation == 0 || isolation == 2, !sendsResult else {
                return nil
            }
            form.runsInCaller = isolation == 2
        }
        return form
    }
}
