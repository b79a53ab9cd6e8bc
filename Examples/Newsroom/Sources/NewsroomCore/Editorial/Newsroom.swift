//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// The app: makes editions.
package final class Newsroom: Sendable {
    /// The container that holds the newsroom.
    private let container = Container.current

    package init() {}

    /// Makes an edition, in a scope that ends with it: nothing of one refresh is left for the next.
    package func refresh() async throws -> Edition {
        try await container.withScope(name: "refresh") { scope in
            await (try await scope.resolveAsync(Refresh.self)).run()
        }
    }
}
