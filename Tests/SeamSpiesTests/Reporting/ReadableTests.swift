//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

/// Arguments as messages print them.
struct ReadableTests {
    private enum Shape {
        case round
        case square(side: Int)
        case named(String)
    }

    private func printed<Value>(_ value: Value) -> String {
        let wide = WideSpy()
        wide.$convert(.any(Value.self)).returns { $0 }
        _ = wide.convert(value)
        return String(wide.__spy.allCalls[0].text.dropFirst("convert(".count).dropLast())
    }

    @Test func valuesArePrintedAsAPersonReadsThem() {
        #expect(printed("a\"b") == #""a\"b""#)
        #expect(printed(1.5) == "1.5")
        #expect(printed(Int?.some(3)) == "3")
        #expect(printed(Int?.none) == "nil")
        #expect(printed(["a", "b"]) == #"["a", "b"]"#)
        #expect(printed(["k": [1]]) == #"["k": [1]]"#)
        #expect(printed(Set([2, 1])) == "[1, 2]")
        #expect(printed(Person(name: "Ann", age: 3)) == #"Person(name: "Ann", age: 3)"#)
        #expect(printed((1, name: "x")) == #"(1, name: "x")"#)
        #expect(printed(Shape.round) == ".round")
        #expect(printed(Shape.square(side: 2)) == ".square(side: 2)")
        #expect(printed(Shape.named("x")) == #".named("x")"#)
        #expect(printed({ (x: Int) in x }) == "{ … }")
        #expect(printed(Int.self) == "Int.self")
        #expect(printed(FileAccessingSpy()) == "FileAccessingSpy")
    }

    @Test func everyKindOfRequirementIsPrintedAsItStandsInCode() {
        let scope = SpyScope(sink: FindingCollector())
        defer { scope.release() }
        scope.withCurrent {
            let wide = relaxed(WideSpy())
            wide.title = "new"
            _ = wide.title
            wide[3] = "x"
            _ = wide[4]
            _ = wide.run { 1 }
            wide.each(1, "a")
            let texts = wide.__spy.allCalls.map(\.text)
            #expect(
                texts == [
                    #"title = "new""#, "title", #"subscript(3) = "x""#, "subscript(4)", "run({ … })", #"each(1, "a")"#,
                ]
            )
        }
    }

    @Test func longValuesAreShortenedAroundTheFirstDifference() {
        let long = String(repeating: "a", count: 500)
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.remove(long + "1" + long)
            files.$remove(.value(long + "2" + long)).verify()
        }
        let message = found[0].message
        #expect(message.contains("aaa1aaa"))
        #expect(message.contains("aaa2aaa"))
        #expect(message.count < 2_000)
    }
}
