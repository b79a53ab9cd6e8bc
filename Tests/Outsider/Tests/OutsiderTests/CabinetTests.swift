//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Cabinet
import Drives
import Outsider
import SeamTesting
import Testing

/// Whether spies reach from module to module and from package to package.
@Suite(.testScope(verifying: .lenient))
struct CabinetTests {
    @Test func spiesOfAnotherPackageAreUsed() async throws {
        let drive = spy(DriveSpy.self)
        drive.$name.stores("a")
        drive.$mount(at: "/").returns(2)
        #expect(drive.name == "a")
        #expect(try await (drive as any Drive).mount(at: "/") == 2)
        drive.$mount(at: .any).verify(.once)
    }

    @Test func requirementsOfAllParentsAreSpied() async throws {
        let drive = spy(CachedDriveSpy.self)
        drive.$mount(at: .any).returns(1)
        drive.$read("f").returns([7])
        CachedDriveSpy.$order(.any, .any).returns(true)
        #expect(try await (drive as any Drive).mount(at: "/x") == 1)
        #expect(try (drive as any Disk).read("f") == [7])
        #expect(CachedDriveSpy.order(drive, drive))
        try drive.purge()
        verifyInOrder(drive.$mount(at: "/x"), drive.$read("f"), drive.$purge())
    }

    @Test func associatedTypesAreChosen() {
        let store = spy(TextStoreSpy.self)
        store.$put("a").returns("b")
        store.$subscript(1).stores("c")
        store.$all().returns(["d"])
        #expect(store.put("a") == "b")
        #expect(store[1] == "c")
        #expect(store.all() == ["d"])
        let numbers = StoreSpy<Int>()
        numbers.$put(.any).returns(nil)
        #expect((numbers as any Store<Int>).put(3) == nil)
    }

    @Test func isolationIsInherited() async {
        let vault = spy(AlarmedVaultSpy.self)
        vault.$open(with: 1).returns(true)
        #expect(await (vault as any Vault).open(with: 1))
        await vault.alarm()
        vault.$alarm().verify(.once)
        await MainActor.run {
            let panel = spy(WidePanelSpy.self)
            panel.$width.get.returns(4)
            (panel as any Panel).show("x")
            panel.$show("x").verify(.once)
            let width = panel.width
            #expect(width == 4)
        }
    }

    @Test func anUnspiedProtocolIsRestated() {
        let double = spy(EjectDoubleSpy.self)
        double.$eject().returns(true)
        #expect((double as any Eject).eject())
    }
}
