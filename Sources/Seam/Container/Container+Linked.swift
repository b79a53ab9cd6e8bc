//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Synchronization

extension UnsafeMutablePointer<Frame> {
    /// A declared dependency of the service that is made in this frame.
    ///
    /// The cell of the dependency is linked to the cell of its user when it is first needed; afterwards there is no
    /// look-up at all. Declared dependencies were checked when the container was sealed.
    @inlinable
    func dependency<Service>(_ index: Int, _: Service.Type = Service.self) throws(ResolutionError) -> Service {
        let links = pointee.cell.header.pointee.links.unsafelyUnwrapped
        if let raw = links[index].load(ordering: .acquiring) {
            let cell = Cell(raw)
            let state = cell.header.pointee.state.load(ordering: .acquiring)
            if state == Cell.State.made {
                return cell.instance(of: Service.self).pointee
            }
            if state != Cell.State.lookCloser {
                return try cell.run(in: pointee.thread.enter(cell))
            }
        }
        return try slowDependency(index)
    }

    /// The last of the declared dependencies: the elements that were contributed to an array.
    func elements<Element>(_ keys: [KeyID], _: Element.Type) throws(ResolutionError) -> [Element] {
        let first = pointee.cell.registration.dependencies!.count - keys.count
        var elements: [Element] = []
        elements.reserveCapacity(keys.count)
        for index in keys.indices {
            elements.append(try dependency(first + index))
        }
        return elements
    }

    @usableFromInline
    @inline(never)
    func slowDependency<Service>(_ index: Int) throws(ResolutionError) -> Service {
        let user = pointee.cell
        let key = user.registration.dependencies![index]
        let container = pointee.holder
        let cell = try container.cell(for: key, of: Service.self, fallback: nil, at: user.registration.location)
        user.header.pointee.links.unsafelyUnwrapped[index].store(cell.raw, ordering: .releasing)
        return try container.resolve(cell, of: Service.self, at: user.registration.location)
    }
}
