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
        let cells = list.cells
        for index in 0..<list.head.pointee.count.load(ordering: .acquiring) where cells[index] == target.raw {
            return true
        }
        return false
    }

    /// Notes that this cell's factory asked for `target`. The caller holds the holder's lock.
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
