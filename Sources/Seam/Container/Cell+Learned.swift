//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

extension Cell {
    /// The cells that one factory was seen to ask for: a block that only grows.
    struct LearnedList {
        let raw: UnsafeMutableRawPointer

        struct Head: ~Copyable {
            let count: Atomic<Int>
            let capacity: Int
            /// The block that this one replaced; readers may still be in it.
            let previous: UnsafeMutableRawPointer?
        }

        init(_ raw: UnsafeMutableRawPointer) {
            self.raw = raw
        }

        init(capacity: Int, previous: LearnedList?) {
            raw = .allocate(
                byteCount: MemoryLayout<Head>.stride + capacity * MemoryLayout<UnsafeMutableRawPointer>.stride,
                alignment: 16
            )
            raw.initializeMemory(
                as: Head.self,
                to: Head(count: Atomic(0), capacity: capacity, previous: previous?.raw)
            )
        }

        var head: UnsafeMutablePointer<Head> { raw.assumingMemoryBound(to: Head.self) }
        var cells: UnsafeMutablePointer<UnsafeMutableRawPointer> {
            (raw + MemoryLayout<Head>.stride).assumingMemoryBound(to: UnsafeMutableRawPointer.self)
        }

        func append(_ cell: Cell) {
            let count = head.pointee.count.load(ordering: .relaxed)
            cells[count] = cell.raw
            head.pointee.count.store(count + 1, ordering: .releasing)
        }
    }

    /// Whether this cell's factory was seen before to ask for `target`.
    @usableFromInline
    func hasLearned(_ target: Cell) -> Bool {
        guard let raw = header.pointee.learned.load(ordering: .acquiring) else {
            return false
        }
        let list = LearnedList(raw)
        var next = list.cells
        let end = next + list.head.pointee.count.load(ordering: .acquiring)
        while next != end {
            if next.pointee == target.raw {
                return true
            }
            next += 1
        }
        return false
    }

    /// Whether a step from this cell's factory to `target` needs no closer look: it was seen before, and no chain of
    /// steps that were seen leads back to where it began.
    @inline(__always)
    func mayAsk(for target: Cell) -> Bool {
        hasLearned(target) && !holder.blueprint.hasLoops.load(ordering: .relaxed)
    }

    /// Whether the steps that are known lead from this cell's factory to that of `target`.
    ///
    /// - Complexity: O(steps); asked once for each step, when it is first seen.
    func leads(to target: Cell) -> Bool {
        var visited: Set<Cell> = [self]
        var next = [self]
        while let cell = next.popLast() {
            if cell == target {
                return true
            }
            // The factory of what is made already does not run again.
            guard !cell.isMade else {
                continue
            }
            for known in cell.learnedCells + cell.linkedCells where visited.insert(known).inserted {
                next.append(known)
            }
        }
        return false
    }

    /// The cells of the declared dependencies that were asked for so far.
    private var linkedCells: [Cell] {
        guard let links = header.pointee.links else {
            return []
        }
        return (0..<registration.dependencies!.count).compactMap { index in
            links[index].load(ordering: .acquiring).map { Cell($0) }
        }
    }

    /// Notes that this cell's factory asked for `target`.
    ///
    /// The caller holds the holder's lock.
    func learn(_ target: Cell) {
        guard !hasLearned(target) else {
            return
        }
        let known = header.pointee.learned.load(ordering: .relaxed).map(LearnedList.init)
        if let known, known.head.pointee.count.load(ordering: .relaxed) < known.head.pointee.capacity {
            known.append(target)
            return
        }
        let grown = LearnedList(capacity: (known?.head.pointee.capacity ?? 2) * 2, previous: known)
        for cell in learnedCells {
            grown.append(cell)
        }
        grown.append(target)
        header.pointee.learned.store(grown.raw, ordering: .releasing)
    }

    /// What this cell's factory was seen to ask for, in the order it was first seen.
    var learnedCells: [Cell] {
        guard let raw = header.pointee.learned.load(ordering: .acquiring) else {
            return []
        }
        let list = LearnedList(raw)
        return (0..<list.head.pointee.count.load(ordering: .acquiring)).map { Cell(list.cells[$0]) }
    }

    /// Frees the lists; nobody reads them any more.
    func freeLearned() {
        var next = header.pointee.learned.load(ordering: .relaxed)
        while let raw = next {
            next = LearnedList(raw).head.pointee.previous
            raw.deallocate()
        }
    }
}
