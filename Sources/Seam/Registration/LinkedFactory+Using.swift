//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Written by Scripts/generate-registry.py.

extension LinkedFactory {
    @inlinable
    static func using(_ make: @escaping @Sendable () throws -> Service) -> LinkedFactory {
        LinkedFactory([]) { _ in try make() }
    }

    @inlinable
    static func using<D1>(_ make: @escaping @Sendable (D1) throws -> Service) -> LinkedFactory {
        LinkedFactory([KeyID(D1.self)]) { frame in try make(frame.dependency(0, D1.self)) }
    }

    @inlinable
    static func using<D1, D2>(_ make: @escaping @Sendable (D1, D2) throws -> Service) -> LinkedFactory {
        LinkedFactory([KeyID(D1.self), KeyID(D2.self)]) { frame in
            try make(frame.dependency(0, D1.self), frame.dependency(1, D2.self))
        }
    }

    @inlinable
    static func using<D1, D2, D3>(_ make: @escaping @Sendable (D1, D2, D3) throws -> Service) -> LinkedFactory {
        LinkedFactory([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self)]) { frame in
            try make(frame.dependency(0, D1.self), frame.dependency(1, D2.self), frame.dependency(2, D3.self))
        }
    }

    @inlinable
    static func using<D1, D2, D3, D4>(_ make: @escaping @Sendable (D1, D2, D3, D4) throws -> Service) -> LinkedFactory {
        LinkedFactory([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self)]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self)
            )
        }
    }

    @inlinable
    static func using<D1, D2, D3, D4, D5>(_ make: @escaping @Sendable (D1, D2, D3, D4, D5) throws -> Service)
        -> LinkedFactory
    {
        LinkedFactory([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self)]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self)
            )
        }
    }

    @inlinable
    static func using<D1, D2, D3, D4, D5, D6>(_ make: @escaping @Sendable (D1, D2, D3, D4, D5, D6) throws -> Service)
        -> LinkedFactory
    {
        LinkedFactory([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self)])
        { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self),
                frame.dependency(5, D6.self)
            )
        }
    }

    @inlinable
    static func using<D1, D2, D3, D4, D5, D6, D7>(
        _ make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self),
        ]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self),
                frame.dependency(5, D6.self),
                frame.dependency(6, D7.self)
            )
        }
    }

    @inlinable
    static func using<D1, D2, D3, D4, D5, D6, D7, D8>(
        _ make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self), KeyID(D8.self),
        ]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self),
                frame.dependency(5, D6.self),
                frame.dependency(6, D7.self),
                frame.dependency(7, D8.self)
            )
        }
    }

    @inlinable
    static func using<D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self), KeyID(D8.self), KeyID(D9.self),
        ]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self),
                frame.dependency(5, D6.self),
                frame.dependency(6, D7.self),
                frame.dependency(7, D8.self),
                frame.dependency(8, D9.self)
            )
        }
    }

    @inlinable
    static func using<D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self), KeyID(D8.self), KeyID(D9.self), KeyID(D10.self),
        ]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self),
                frame.dependency(5, D6.self),
                frame.dependency(6, D7.self),
                frame.dependency(7, D8.self),
                frame.dependency(8, D9.self),
                frame.dependency(9, D10.self)
            )
        }
    }

    @inlinable
    static func usingAsync(_ make: @escaping @concurrent @Sendable () async throws -> Service) -> LinkedFactory {
        LinkedFactory.async([]) { _ in try await make() }
    }

    @inlinable
    static func usingAsync<D1>(_ make: @escaping @concurrent @Sendable (D1) async throws -> Service) -> LinkedFactory {
        LinkedFactory.async([KeyID(D1.self)]) { services in try await make(services.take(0, D1.self)) }
    }

    @inlinable
    static func usingAsync<D1, D2>(_ make: @escaping @concurrent @Sendable (D1, D2) async throws -> Service)
        -> LinkedFactory
    {
        LinkedFactory.async([KeyID(D1.self), KeyID(D2.self)]) { services in
            try await make(services.take(0, D1.self), services.take(1, D2.self))
        }
    }

    @inlinable
    static func usingAsync<D1, D2, D3>(_ make: @escaping @concurrent @Sendable (D1, D2, D3) async throws -> Service)
        -> LinkedFactory
    {
        LinkedFactory.async([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self)]) { services in
            try await make(services.take(0, D1.self), services.take(1, D2.self), services.take(2, D3.self))
        }
    }

    @inlinable
    static func usingAsync<D1, D2, D3, D4>(
        _ make: @escaping @concurrent @Sendable (D1, D2, D3, D4) async throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.async([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self)]) { services in
            try await make(
                services.take(0, D1.self),
                services.take(1, D2.self),
                services.take(2, D3.self),
                services.take(3, D4.self)
            )
        }
    }

    @inlinable
    static func usingAsync<D1, D2, D3, D4, D5>(
        _ make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5) async throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.async([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self)]) {
            services in
            try await make(
                services.take(0, D1.self),
                services.take(1, D2.self),
                services.take(2, D3.self),
                services.take(3, D4.self),
                services.take(4, D5.self)
            )
        }
    }

    @inlinable
    static func usingAsync<D1, D2, D3, D4, D5, D6>(
        _ make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6) async throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.async([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
        ]) { services in
            try await make(
                services.take(0, D1.self),
                services.take(1, D2.self),
                services.take(2, D3.self),
                services.take(3, D4.self),
                services.take(4, D5.self),
                services.take(5, D6.self)
            )
        }
    }

    @inlinable
    static func usingAsync<D1, D2, D3, D4, D5, D6, D7>(
        _ make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7) async throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.async([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self),
        ]) { services in
            try await make(
                services.take(0, D1.self),
                services.take(1, D2.self),
                services.take(2, D3.self),
                services.take(3, D4.self),
                services.take(4, D5.self),
                services.take(5, D6.self),
                services.take(6, D7.self)
            )
        }
    }

    @inlinable
    static func usingAsync<D1, D2, D3, D4, D5, D6, D7, D8>(
        _ make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) async throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.async([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self), KeyID(D8.self),
        ]) { services in
            try await make(
                services.take(0, D1.self),
                services.take(1, D2.self),
                services.take(2, D3.self),
                services.take(3, D4.self),
                services.take(4, D5.self),
                services.take(5, D6.self),
                services.take(6, D7.self),
                services.take(7, D8.self)
            )
        }
    }

    @inlinable
    static func usingAsync<D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) async throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.async([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self), KeyID(D8.self), KeyID(D9.self),
        ]) { services in
            try await make(
                services.take(0, D1.self),
                services.take(1, D2.self),
                services.take(2, D3.self),
                services.take(3, D4.self),
                services.take(4, D5.self),
                services.take(5, D6.self),
                services.take(6, D7.self),
                services.take(7, D8.self),
                services.take(8, D9.self)
            )
        }
    }

    @inlinable
    static func usingAsync<D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) async throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.async([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self), KeyID(D8.self), KeyID(D9.self), KeyID(D10.self),
        ]) { services in
            try await make(
                services.take(0, D1.self),
                services.take(1, D2.self),
                services.take(2, D3.self),
                services.take(3, D4.self),
                services.take(4, D5.self),
                services.take(5, D6.self),
                services.take(6, D7.self),
                services.take(7, D8.self),
                services.take(8, D9.self),
                services.take(9, D10.self)
            )
        }
    }

    @inlinable
    static func usingOnMainActor(_ make: @escaping @MainActor @Sendable () throws -> Service) -> LinkedFactory {
        LinkedFactory.onMainActor([]) { _ in try make() }
    }

    @inlinable
    static func usingOnMainActor<D1>(_ make: @escaping @MainActor @Sendable (D1) throws -> Service) -> LinkedFactory {
        LinkedFactory.onMainActor([KeyID(D1.self)]) { frame in try make(frame.dependency(0, D1.self)) }
    }

    @inlinable
    static func usingOnMainActor<D1, D2>(_ make: @escaping @MainActor @Sendable (D1, D2) throws -> Service)
        -> LinkedFactory
    {
        LinkedFactory.onMainActor([KeyID(D1.self), KeyID(D2.self)]) { frame in
            try make(frame.dependency(0, D1.self), frame.dependency(1, D2.self))
        }
    }

    @inlinable
    static func usingOnMainActor<D1, D2, D3>(_ make: @escaping @MainActor @Sendable (D1, D2, D3) throws -> Service)
        -> LinkedFactory
    {
        LinkedFactory.onMainActor([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self)]) { frame in
            try make(frame.dependency(0, D1.self), frame.dependency(1, D2.self), frame.dependency(2, D3.self))
        }
    }

    @inlinable
    static func usingOnMainActor<D1, D2, D3, D4>(
        _ make: @escaping @MainActor @Sendable (D1, D2, D3, D4) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.onMainActor([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self)]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self)
            )
        }
    }

    @inlinable
    static func usingOnMainActor<D1, D2, D3, D4, D5>(
        _ make: @escaping @MainActor @Sendable (D1, D2, D3, D4, D5) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.onMainActor([KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self)]) {
            frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self)
            )
        }
    }

    @inlinable
    static func usingOnMainActor<D1, D2, D3, D4, D5, D6>(
        _ make: @escaping @MainActor @Sendable (D1, D2, D3, D4, D5, D6) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.onMainActor([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
        ]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self),
                frame.dependency(5, D6.self)
            )
        }
    }

    @inlinable
    static func usingOnMainActor<D1, D2, D3, D4, D5, D6, D7>(
        _ make: @escaping @MainActor @Sendable (D1, D2, D3, D4, D5, D6, D7) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.onMainActor([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self),
        ]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self),
                frame.dependency(5, D6.self),
                frame.dependency(6, D7.self)
            )
        }
    }

    @inlinable
    static func usingOnMainActor<D1, D2, D3, D4, D5, D6, D7, D8>(
        _ make: @escaping @MainActor @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.onMainActor([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self), KeyID(D8.self),
        ]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self),
                frame.dependency(5, D6.self),
                frame.dependency(6, D7.self),
                frame.dependency(7, D8.self)
            )
        }
    }

    @inlinable
    static func usingOnMainActor<D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ make: @escaping @MainActor @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.onMainActor([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self), KeyID(D8.self), KeyID(D9.self),
        ]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self),
                frame.dependency(5, D6.self),
                frame.dependency(6, D7.self),
                frame.dependency(7, D8.self),
                frame.dependency(8, D9.self)
            )
        }
    }

    @inlinable
    static func usingOnMainActor<D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ make: @escaping @MainActor @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory.onMainActor([
            KeyID(D1.self), KeyID(D2.self), KeyID(D3.self), KeyID(D4.self), KeyID(D5.self), KeyID(D6.self),
            KeyID(D7.self), KeyID(D8.self), KeyID(D9.self), KeyID(D10.self),
        ]) { frame in
            try make(
                frame.dependency(0, D1.self),
                frame.dependency(1, D2.self),
                frame.dependency(2, D3.self),
                frame.dependency(3, D4.self),
                frame.dependency(4, D5.self),
                frame.dependency(5, D6.self),
                frame.dependency(6, D7.self),
                frame.dependency(7, D8.self),
                frame.dependency(8, D9.self),
                frame.dependency(9, D10.self)
            )
        }
    }
}
