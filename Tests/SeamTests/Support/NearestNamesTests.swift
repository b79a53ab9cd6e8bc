//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

struct NearestNamesTests {
    @Test func findsTheNameWithATypingMistake() {
        let names = ["any FileAccessing", "any Connecting", "SyncManager", "any Clock"]
        #expect(nearestNames(to: "any Conecting", in: names) == ["any Connecting"])
        #expect(nearestNames(to: "SnycManager", in: names) == ["SyncManager"])
        #expect(nearestNames(to: "any Teleporting", in: names) == [])
    }

    @Test func looksPastExistentialsOptionalsModulesAndCase() {
        #expect(nearestNames(to: "Connecting", in: ["any Connecting"]) == ["any Connecting"])
        #expect(nearestNames(to: "any Connecting", in: ["(any Connecting)?"]) == ["(any Connecting)?"])
        #expect(nearestNames(to: "any App.Connecting", in: ["any Net.Connecting"]) == ["any Net.Connecting"])
        #expect(nearestNames(to: "any connecting", in: ["Connecting"]) == ["Connecting"])
    }

    @Test func namesThatContainTheNameComeAfterNearOnes() {
        let names = ["any ConnectingProtocol", "any Connectin", "any Clock"]
        #expect(nearestNames(to: "any Connecting", in: names) == ["any Connectin", "any ConnectingProtocol"])
    }

    @Test func equallyNearNamesAreInAlphabeticalOrderAndGivenOnce() {
        let names = ["any Storf", "any Stord", "any Store", "any Stord"]
        #expect(nearestNames(to: "any Stora", in: names) == ["any Stord", "any Store", "any Storf"])
        #expect(nearestNames(to: "any Stora", in: names.reversed(), limit: 2) == ["any Stord", "any Store"])
        #expect(nearestNames(to: "any Stora", in: names, limit: 0) == [])
    }

    @Test func doesNotSuggestTheNameItself() {
        #expect(nearestNames(to: "any Store", in: ["any Store"]) == [])
    }

    @Test func shortAndEmptyNamesAreHarmless() {
        #expect(nearestNames(to: "", in: ["A", ""]) == [])
        #expect(nearestNames(to: "A", in: ["", "B", "AB", "ABC"]) == ["AB", "B"])
        #expect(nearestNames(to: "any ?", in: ["?"]) == [])
    }

    @Test func tenThousandNamesAreSearched() {
        let names = (0..<10_000).map { "any Service\($0)Providing" }
        let nearest = nearestNames(to: "any Servise1234Providing", in: names)
        #expect(nearest.first == "any Service1234Providing")
        #expect(nearest.count == 3)
    }
}
