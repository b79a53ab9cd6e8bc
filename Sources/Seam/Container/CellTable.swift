//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// The cells of one container, found by the bits of a key: open addressing, read without a lock.
///
/// It is filled as services are first asked for, so that a new container costs the same whatever the number of
/// registrations, and never shrinks. Writers hold the container's lock. A reader that misses looks again under the
/// lock; one that hits has found a cell that was complete before its key was published.
struct CellTable: @unchecked Sendable {
    // Unchecked: entries are atomic, and the shape does not change.

    struct Entry: ~Copyable {
        let bits: Atomic<UInt>
        let cell: Atomic<UnsafeMutableRawPointer?>

        init() {
            bits = Atomic(0)
            cell = Atomic(nil)
        }
    }

    struct Shape {
        let shift: UInt64
        let mask: Int
    }

    let raw: UnsafeMutableRawPointer

    init(_ raw: UnsafeMutableRawPointer) {
        self.raw = raw
    }

    /// The table of a container that has made nothing, and of one that is closed.
    static let empty = CellTable(capacity: 2)

    /// Makes an empty table.
    ///
    /// - Parameter capacity: The number of places, a power of two.
    init(capacity: Int) {
        let entries = MemoryLayout<Shape>.stride
        raw = .allocate(byteCount: entries + capacity * MemoryLayout<Entry>.stride, alignment: 16)
        raw.initializeMemory(
            as: Shape.self,
            to: Shape(shift: UInt64(64 - capacity.trailingZeroBitCount), mask: capacity - 1)
        )
        for index in 0..<capacity {
            (raw + entries + index * MemoryLayout<Entry>.stride).initializeMemory(as: Entry.self, to: Entry())
        }
    }

    func free() {
        raw.deallocate()
    }

    var capacity: Int { shape.pointee.mask + 1 }

    var shape: UnsafeMutablePointer<Shape> { raw.assumingMemoryBound(to: Shape.self) }

    func entry(at index: Int) -> UnsafeMutablePointer<Entry> {
        (raw + MemoryLayout<Shape>.stride).assumingMemoryBound(to: Entry.self) + index
    }

    /// Where the search for `bits` begins.
    func start(of bits: UInt) -> Int {
        KeyID.start(of: bits, shift: shape.pointee.shift)
    }

    /// The first cell stored under `bits`.
    ///
    /// For a plain type it is the type's cell.
    ///
    /// - Complexity: O(1) expected; no lock, no allocation.
    @inline(__always)
    func find(_ bits: UInt) -> Cell? {
        var index = start(of: bits)
        while true {
            let entry = entry(at: index)
            let found = entry.pointee.bits.load(ordering: .acquiring)
            if found == bits {
                return Cell(entry.pointee.cell.load(ordering: .relaxed).unsafelyUnwrapped)
            }
            if found == 0 {
                return nil
            }
            index = (index &+ 1) & shape.pointee.mask
        }
    }

    /// The cell of a key that is more than a type, which is compared in full.
    func find(_ id: KeyID) -> Cell? {
        var index = start(of: id.bits)
        while true {
            let entry = entry(at: index)
            let found = entry.pointee.bits.load(ordering: .acquiring)
            if found == 0 {
                return nil
            }
            if found == id.bits {
                let cell = Cell(entry.pointee.cell.load(ordering: .relaxed)!)
                if cell.registration.key == id {
                    return cell
                }
            }
            index = (index &+ 1) & shape.pointee.mask
        }
    }

    /// Adds a cell that is not in the table yet.
    ///
    /// The caller holds the container's lock and has seen to the room.
    func insert(_ cell: Cell, bits: UInt) {
        var index = start(of: bits)
        while entry(at: index).pointee.bits.load(ordering: .relaxed) != 0 {
            index = (index &+ 1) & shape.pointee.mask
        }
        entry(at: index).pointee.cell.store(cell.raw, ordering: .relaxed)
        entry(at: index).pointee.bits.store(bits, ordering: .releasing)
    }

    /// All cells, with the bits they stand under.
    func forEach(_ body: (UInt, Cell) -> Void) {
        for index in 0..<capacity {
            let bits = entry(at: index).pointee.bits.load(ordering: .relaxed)
            if bits != 0 {
                body(bits, Cell(entry(at: index).pointee.cell.load(ordering: .relaxed)!))
            }
        }
    }
}
