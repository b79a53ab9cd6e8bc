//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// An iterator of the library that a spied sequence can give when it was told nothing: it has no elements.
protocol EmptyIterator {
    static var empty: Self { get }
}

extension AnyIterator: EmptyIterator {
    static var empty: AnyIterator { AnyIterator { nil } }
}

extension AsyncStream.Iterator: EmptyIterator {
    static var empty: AsyncStream.Iterator { AsyncStream { $0.finish() }.makeAsyncIterator() }
}
