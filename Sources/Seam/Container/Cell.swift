//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Synchronization

/// Where one container keeps what it knows of one service: a block of raw memory with a typed place at its end.
///
/// Raw, because a generic class costs a metadata look-up for each access, and an object a retain. A cell belongs to the
/// container that made it and lives as long. The table's invariant, that a cell found under `S` was made for `S`,
/// makes the typed accesses right; debug builds check it.
@usableFromInline
struct Cell: Hashable, @unchecked Sendable {
    // Unchecked: `state` is atomic, the instance is published by it, and the rest is set before the cell is published.

    /// What a resolve has to do.
    @usableFromInline
    enum State {
        /// Not made yet, or only reached under a lock.
        @inlinable static var lookCloser: UInt8 { 0 }
        /// The instance is in place.
        @inlinable static var made: UInt8 { 1 }
        /// Call the registration's plain factory.
        ///
        /// This and what follows is transient.
        @inlinable static var transient: UInt8 { 2 }
        /// Call the registration's factory with the frame.
        @inlinable static var transientFramed: UInt8 { 3 }
    }

    @usableFromInline typealias Link = Atomic<UnsafeMutableRawPointer?>

    @usableFromInline
    struct Header: ~Copyable {
        @usableFromInline let state: Atomic<UInt8>
        /// Whether the place holds an instance; touched under the container's lock, for scoped and shared services.
        var isOccupied = false
        @usableFromInline let registration: Unmanaged<AnyRegistration>
        /// The cells of the declared dependencies in the same container, filled as they are first used.
        @usableFromInline let links: UnsafeMutablePointer<Link>?
        /// The cells that this service's factory asked for, as far as it was seen.
        let learned: Atomic<UnsafeMutableRawPointer?>

        init(state: UInt8, registration: AnyRegistration, linkCount: Int) {
            self.state = Atomic(state)
            self.registration = Unmanaged.passRetained(registration)
            self.learned = Atomic(nil)
            if linkCount > 0 {
                let links = UnsafeMutablePointer<Link>.allocate(capacity: linkCount)
                for index in 0..<linkCount {
                    (links + index).initialize(to: Link(nil))
                }
                self.links = links
            } else {
                self.links = nil
            }
        }

        deinit {
            links?.deallocate()
        }
    }

    @usableFromInline let raw: UnsafeMutableRawPointer

    @usableFromInline init(_ raw: UnsafeMutableRawPointer) {
        self.raw = raw
    }

    @inlinable
    var header: UnsafeMutablePointer<Header> { raw.assumingMemoryBound(to: Header.self) }

    /// Where the instance begins; a multiple of every alignment that allocation grants by itself.
    @inlinable static var instanceOffset: Int { 64 }

    /// The place of the instance.
    @inlinable
    func instance<Service>(of _: Service.Type) -> UnsafeMutablePointer<Service> {
        assert(
            header.pointee.registration.takeUnretainedValue().key.type == Service.self,
            "Seam: a cell of another type"
        )
        let offset = max(Self.instanceOffset, MemoryLayout<Service>.alignment)
        return (raw + offset).assumingMemoryBound(to: Service.self)
    }

    /// The container that holds the instance, or runs the factory.
    var unmanagedHolder: Unmanaged<Container> {
        (raw + Self.holderOffset).assumingMemoryBound(to: Unmanaged<Container>.self).pointee
    }

    /// Where a reference to the holder stands.
    ///
    /// It has a place of its own between header and instance: to take the address of a stored property counts as a
    /// change of it.
    var holderPlace: UnsafePointer<Container> {
        UnsafeRawPointer(raw + Self.holderOffset).assumingMemoryBound(to: Container.self)
    }

    private static var holderOffset: Int { instanceOffset - MemoryLayout<Unmanaged<Container>>.stride }

    /// Makes a cell without an instance.
    static func make<Service>(
        of _: Service.Type,
        state: UInt8,
        registration: AnyRegistration,
        holder: Container,
        linkCount: Int
    ) -> Cell {
        assert(MemoryLayout<Header>.size <= holderOffset)
        let alignment = max(16, MemoryLayout<Service>.alignment)
        let offset = max(instanceOffset, MemoryLayout<Service>.alignment)
        let raw = UnsafeMutableRawPointer.allocate(byteCount: offset + MemoryLayout<Service>.size, alignment: alignment)
        raw.initializeMemory(
            as: Header.self,
            to: Header(state: state, registration: registration, linkCount: linkCount)
        )
        (raw + holderOffset).initializeMemory(as: Unmanaged<Container>.self, to: Unmanaged.passUnretained(holder))
        return Cell(raw)
    }
}
