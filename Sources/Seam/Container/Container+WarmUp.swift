//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Container {
    /// Makes the singletons that are marked for it, each after those that it is known to need.
    ///
    /// ```swift
    /// registry.registerAsync((any Store).self, lifetime: .singleton.eager) { try await DiskStore.open() }
    /// // at startup:
    /// try await container.warmUp()
    /// let store = try container.resolve((any Store).self)  // made already: no await
    /// ```
    ///
    /// - Throws: The ``ResolutionError`` of the first service that cannot be made; those made before it stay.
    /// - Complexity: O(registrations + declared dependencies), and what the factories take.
    public func warmUp() async throws(ResolutionError) {
        let container = root
        for position in blueprint.dependencyOrder where blueprint.slots[position].registration.isEager {
            try await blueprint.slots[position].registration.warmUp(in: container)
        }
    }
}

extension Blueprint {
    /// The positions of all slots, each after those that it is declared to need.
    var dependencyOrder: [Int] {
        var order: [Int] = []
        order.reserveCapacity(slots.count)
        var isVisited = [Bool](repeating: false, count: slots.count)
        for root in slots.indices where !isVisited[root] {
            isVisited[root] = true
            var path = [(position: root, next: 0)]
            while let (position, next) = path.last {
                let edges = edges[position]
                guard next < edges.count else {
                    order.append(position)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let target = edges[edges.startIndex + next].target
                if !isVisited[target] {
                    isVisited[target] = true
                    path.append((target, 0))
                }
            }
        }
        return order
    }
}
