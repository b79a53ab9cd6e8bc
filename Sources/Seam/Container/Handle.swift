//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A way back to a container that neither keeps it alive nor dangles: what a factory closure may keep.
///
/// Two plain words, so that handing one to a factory costs no reference counting. The slot it points to is never
/// freed, only used again for another container under another generation.
@usableFromInline
struct Handle: Hashable, @unchecked Sendable {
    // Unchecked: the slot is only read under the lock of `slots`.

    final class Slot {
        weak var container: Container?
        var generation: UInt = 0
    }

    @usableFromInline let raw: UnsafeMutableRawPointer
    @usableFromInline let generation: UInt

    /// Slots that no container uses; also the lock of every slot.
    private static let unused = Locked<[UnsafeMutableRawPointer]>([])

    private var slot: Slot { Unmanaged<Slot>.fromOpaque(raw).takeUnretainedValue() }

    @usableFromInline init(raw: UnsafeMutableRawPointer, generation: UInt) {
        self.raw = raw
        self.generation = generation
    }

    /// Takes a slot for `container`, which gives it back with `end()`.
    init(to container: Container) {
        self = Self.unused.withLock { unused in
            let raw = unused.popLast() ?? Unmanaged.passRetained(Slot()).toOpaque()
            let slot = Unmanaged<Slot>.fromOpaque(raw).takeUnretainedValue()
            slot.container = container
            return Handle(raw: raw, generation: slot.generation)
        }
    }

    /// The container, if it is still there.
    var container: Container? {
        Self.unused.withLock { _ in
            slot.generation == generation ? slot.container : nil
        }
    }

    /// Cuts the way back, for every copy.
    func end() {
        Self.unused.withLock { unused in
            guard slot.generation == generation else {
                return
            }
            slot.generation &+= 1
            slot.container = nil
            unused.append(raw)
        }
    }
}
