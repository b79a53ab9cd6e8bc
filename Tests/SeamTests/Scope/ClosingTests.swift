//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Closing")
struct ClosingTests {
    private let trace = Trace()

    private func container() throws -> Container {
        let trace = trace
        return try Container { registry in
            for name in ["first", "second", "third"] {
                registry.register(
                    Key<Garage>(name: name),
                    lifetime: .scoped,
                    onClose: { garage in
                        trace.add("begin \(garage.name)")
                        await Task.yield()
                        trace.add("end \(garage.name)")
                    }
                ) { Garage(name: name) }
            }
            registry.register(
                Garage.self,
                lifetime: .singleton,
                onClose: { trace.add("closed \($0.name)") }
            ) { Garage(name: "single") }
            registry.register(Int.self) { 1 }
        }
    }

    @Test func teardownsRunInReverseOrderOfCreationAndAreAwaited() async throws {
        let scope = try container().makeScope()
        _ = try scope.resolve(Key<Garage>(name: "second"))
        _ = try scope.resolve(Key<Garage>(name: "first"))
        try await scope.close()
        #expect(trace.all == ["begin first", "end first", "begin second", "end second"])
    }

    @Test func theParentIsNotTouched() async throws {
        let container = try container()
        let scope = container.makeScope()
        let single = try scope.resolve(Garage.self)
        try await scope.close()
        #expect(trace.all.isEmpty && !container.isClosed)
        #expect(try container.resolve(Garage.self) === single)
        try await container.close()
        #expect(trace.all == ["closed single"])
    }

    @Test func childrenAreClosedFirst() async throws {
        let container = try container()
        let outer = container.makeScope()
        let inner = outer.makeScope()
        _ = try inner.resolve(Key<Garage>(name: "first"))
        _ = try outer.resolve(Key<Garage>(name: "second"))
        _ = try container.resolve(Garage.self)
        try await container.close()
        #expect(trace.all == ["begin first", "end first", "begin second", "end second", "closed single"])
        #expect(inner.isClosed && outer.isClosed && container.isClosed)
    }

    @Test func resolvingAfterwardsIsAnErrorForEveryKindOfService() async throws {
        let container = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.register(String.self, using: { (number: Int) in "\(number)" })
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register(Archive.self, lifetime: .scoped, using: Archive.init(garage:))
            registry.registerAsync(Double.self, lifetime: .singleton) { 1 }
        }
        _ = try container.resolve(Int.self)
        _ = try container.resolve(String.self)
        _ = try container.resolve(Archive.self)
        _ = try await container.resolveAsync(Double.self)
        let make = try container.resolve((() throws -> Int).self)
        try await container.close()
        #expect(resolutionError { try container.resolve(Int.self) }?.kind == .closed)
        #expect(resolutionError { try container.resolve(String.self) }?.kind == .closed)
        #expect(resolutionError { try container.resolve(Garage.self) }?.kind == .closed)
        #expect(resolutionError { try container.resolve(Archive.self) }?.kind == .closed)
        #expect(resolutionError { try container.resolve(Double.self) }?.kind == .closed)
        #expect(await resolutionError { try await container.resolveAsync(Double.self) }?.kind == .closed)
        #expect(resolutionError { try make() }?.kind == .closed)
        #expect(resolutionError { try container.makeScope().resolve(Int.self) }?.kind == .closed)
        #expect(container.makeScope().isClosed)
    }

    @Test func nothingIsServedWhileTeardownsRunAndNothingAfterwards() async throws {
        let (begun, door) = (Door(), Door())
        let container = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.register(
                Garage.self,
                lifetime: .scoped,
                onClose: { _ in
                    begun.open()
                    await door.pass()
                }
            ) { Garage() }
        }
        let scope = container.makeScope()
        _ = try scope.resolve(Garage.self)
        let closing = Task { try await scope.close() }
        await begun.pass()
        #expect(resolutionError { try scope.resolve(Int.self) }?.kind == .closed)
        #expect(resolutionError { try scope.resolve(Garage.self) }?.kind == .closed)
        door.open()
        try await closing.value
        #expect(resolutionError { try scope.resolve(Int.self) }?.kind == .closed)
    }

    @Test func aSecondCallDoesNothing() async throws {
        let scope = try container().makeScope()
        _ = try scope.resolve(Key<Garage>(name: "first"))
        try await scope.close()
        try await scope.close()
        #expect(trace.all == ["begin first", "end first"])
    }

    @Test func aSecondCallAwaitsTheFirst() async throws {
        let (begun, door, trace) = (Door(), Door(), trace)
        let container = try Container { registry in
            registry.register(
                Garage.self,
                lifetime: .scoped,
                onClose: { _ in
                    begun.open()
                    await door.pass()
                    trace.add("torn down")
                }
            ) { Garage() }
        }
        let scope = container.makeScope()
        _ = try scope.resolve(Garage.self)
        let first = Task { try await scope.close() }
        await begun.pass()
        #expect(scope.isClosed)
        let second = Task {
            try await scope.close()
            trace.add("second")
        }
        for _ in 0..<100 { await Task.yield() }
        door.open()
        try await first.value
        try await second.value
        #expect(trace.all == ["torn down", "second"])
    }

    @Test func allErrorsAreCollectedAndEverythingElseIsClosed() async throws {
        let trace = trace
        let container = try Container { registry in
            for number in 1...3 {
                registry.register(
                    Key<Garage>(name: "\(number)"),
                    lifetime: .scoped,
                    onClose: { _ in
                        trace.add("\(number)")
                        if number != 2 { throw Refused(reason: "\(number)") }
                    }
                ) { Garage() }
            }
        }
        let scope = container.makeScope(name: "request")
        for number in 1...3 {
            _ = try scope.resolve(Key<Garage>(name: "\(number)"))
        }
        let error = await #expect(throws: CloseError.self) { try await scope.close() }
        #expect(trace.all == ["3", "2", "1"] && scope.isClosed)
        #expect(error?.errors.map { "\($0)" } == ["refused: 3", "refused: 1"])
        let line = error!.failures[0].location.line
        #expect(
            error?.description == """
                Closing request: 2 teardowns failed.
                  Garage named "3" (SeamTests/ClosingTests.swift:\(line)): refused: 3
                  Garage named "1" (SeamTests/ClosingTests.swift:\(line)): refused: 1
                  to mend it: see the onClose of these registrations; everything else was closed.
                """
        )
    }

    @Test func theErrorsOfChildrenAreCollectedToo() async throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .scoped, onClose: { _ in throw Refused() }) { Garage() }
        }
        let outer = container.makeScope()
        _ = try outer.makeScopeAndKeep { try $0.resolve(Garage.self) }
        _ = try outer.resolve(Garage.self)
        let error = await #expect(throws: CloseError.self) { try await container.close() }
        #expect(error?.errors.count == 1 || error?.errors.count == 2)
    }

    @Test func anAsyncFactoryThatClosesItsOwnScopeDoesNotHang() async throws {
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .scoped) {
                try await Container.current.close()
                return Garage()
            }
        }
        let scope = container.makeScope()
        let error = await resolutionError { try await scope.resolveAsync(Garage.self) }
        #expect(error?.kind == .closed && scope.isClosed)
    }

    @Test func anAsyncFactoryThatClosesTheParentOfItsScopeDoesNotHang() async throws {
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .scoped) { Garage() }
            registry.registerAsync(Int.self, lifetime: .scoped) { _ in
                try await Around.container!.close()
                return 1
            }
        }
        let outer = container.makeScope()
        let inner = outer.makeScope()
        let error = await Around.$container.withValue(outer) {
            await resolutionError { try await inner.resolveAsync(Int.self) }
        }
        #expect(error?.kind == .closed && outer.isClosed && inner.isClosed)
    }

    @Test func aTeardownThatClosesItsOwnScopeDoesNotHang() async throws {
        let container = try Container { registry in
            registry.register(
                Garage.self,
                lifetime: .scoped,
                onClose: { _ in try await Around.container!.close() }
            ) { Garage() }
        }
        let outer = container.makeScope()
        let inner = outer.makeScope()
        _ = try inner.resolve(Garage.self)
        _ = try outer.resolve(Garage.self)
        // The inner scope's teardown closes the outer one, which is being closed.
        try await Around.$container.withValue(outer) { try await outer.close() }
        #expect(inner.isClosed && outer.isClosed)
    }

    @Test(arguments: 0..<30)
    func closingWhileOthersResolveIsSafe(round: Int) async throws {
        let (made, closed) = (Counter(), Counter())
        let container = try Container { registry in
            registry.register(
                Garage.self,
                lifetime: .scoped,
                onClose: { _ in closed.add() }
            ) {
                made.add()
                return Garage()
            }
            registry.register(Int.self) { try $0.resolve(Garage.self).name.count }
        }
        let scope = container.makeScope()
        let start = Rendezvous(of: 4)
        async let results = onThreads(3) { _ in
            try start.meet()
            var last: ResolutionError?
            while last == nil {
                last = resolutionError { try scope.resolve(Int.self) }
            }
            return last!.kind
        }
        async let closing: Void = {
            start.arrive()
            try await scope.close()
        }()
        try await closing
        for result in await results {
            #expect(try result.get() == .closed)
        }
        #expect(made.value == closed.value)
    }

    @Test func whatIsBeingMadeIsWaitedForAndTornDown() async throws {
        let (begun, gate, trace) = (Door(), Gate(), trace)
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .scoped, onClose: { _ in trace.add("torn down") }) {
                begun.open()
                try gate.pass()
                trace.add("made")
                return Garage()
            }
        }
        let scope = container.makeScope()
        async let garage = onThread { try scope.resolve(Garage.self) }
        await begun.pass()
        let closing = Task { try await scope.close() }
        try await until { scope.isClosed }
        gate.open()
        try await closing.value
        _ = try? await garage
        #expect(trace.all == ["made", "torn down"])
    }
}

private enum Around {
    @TaskLocal static var container: Container?
}

extension Container {
    /// Opens a scope that lives as long as the parent is being looked at.
    fileprivate func makeScopeAndKeep<Value>(_ body: (Container) throws -> Value) rethrows -> (Container, Value) {
        let scope = makeScope()
        return (scope, try body(scope))
    }
}
