//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct StandardParentsTests {
    @Test func spiesAreEqualAndHashedByIdentity() {
        let (first, second) = (EverythingSpy(), EverythingSpy())
        #expect(first == first)
        #expect(first != second)
        #expect(Set([first, second, first]).count == 2)
        #expect(first < second)
        #expect(first.__spy.allCalls.isEmpty)
    }

    @Test func descriptionsAreAnsweredWithoutAGivenAndRecorded() {
        let spy = EverythingSpy()
        #expect(spy.description == "EverythingSpy")
        #expect(spy.debugDescription == "EverythingSpy")
        #expect(spy.__spy.allCalls.map(\.text) == ["description", "debugDescription"])
        verifyNoMoreInteractions(spy)
    }

    @Test func spiesMayBeErrorsAndSentAround() {
        let spy: any Error = FaultySpy()
        #expect(spy is FaultySpy)
    }

    @Test func propertiesOfStandardParentsHaveSelectors() {
        let spy = EverythingSpy()
        spy.$id.get.returns(7)
        spy.$description.get.returns("told")
        spy.$debugDescription.get.returns { "debugged" }
        #expect(spy.id == 7)
        #expect(spy.description == "told")
        #expect(spy.debugDescription == "debugged")
        spy.$id.get.verify(.once)
    }

    @Test func identifiersFallBack() {
        #expect(relaxed(EverythingSpy()).id == 0)
    }

    @Test func spiesPrintTheirCalls() {
        let files = FileAccessingSpy()
        #expect("\(files)" == "FileAccessingSpy: no calls")
        files.remove("a")
        files.close()
        let lines = "\(files)".split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0] == "FileAccessingSpy: 2 calls")
        #expect(lines[1].hasSuffix("remove(\"a\")"))
        var text = ""
        dump(files, to: &text)
        #expect(text.contains("remove"))
        #expect(text.contains("close()"))
    }
}

@Spyable
protocol Everything: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, Identifiable
where ID == Int {
    func act()
}

@Spyable
protocol Faulty: Error {
    func code() -> Int
}
