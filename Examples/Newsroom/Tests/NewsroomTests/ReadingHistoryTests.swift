//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import NewsroomCore
import SeamTesting
import Testing

/// The history from the app's start to its end.
@Suite(.testScope(NewsroomModule.underTest))
struct ReadingHistoryTests {
    private let files = spy(FileStoringSpy.self)
    private let story = Story(Article(id: "1", title: "One"), from: "News")

    @Test func itIsOpenedWhenTheAppStarts() async throws {
        files.$contents(of: "/cache/history.json").returns(Data(#"["News 1"]"#.utf8))

        try await Container.current.warmUp()

        // Made already: no need to await it.
        let history = try Container.current.resolve(ReadingHistory.self)
        #expect(await history.marking([story]).map(\.isNew) == [false])
        files.$contents(of: .any).verify(.once)
    }

    @Test func itIsSavedWhenTheAppEnds() async throws {
        files.$contents(of: .any).returns(nil)
        let history = try await Container.current.resolveAsync(ReadingHistory.self)
        _ = await history.marking([story])

        try await Container.current.close()

        files.$write(.value(Data(#"["News 1"]"#.utf8)), to: "/cache/history.json").verify(.once)
    }

    @Test func nothingIsSavedWhenNothingWasNew() async throws {
        files.$contents(of: .any).returns(Data(#"["News 1"]"#.utf8))
        let history = try await Container.current.resolveAsync(ReadingHistory.self)
        _ = await history.marking([story])

        try await Container.current.close()

        files.$write(.any, to: .any).verify(.never)
    }

    @Test func aHistoryThatCannotBeReadIsLoggedAndForgotten() async throws {
        files.$contents(of: .any).returns(Data("nonsense".utf8))

        let history = try await Container.current.resolveAsync(ReadingHistory.self)

        #expect(await history.marking([story]).map(\.isNew) == [true])
        spy(LoggingSpy.self).$log(.matching { $0.hasPrefix("the history cannot be read") }).verify(.once)
    }
}
