//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Seam
public import SeamSpies

/// The scope of one test case: a container of its own, a spy behind every boundary, verification at the end.
///
/// ```swift
/// @Suite(.testScope(AppModule()))
/// struct ConnectionServiceTests {
///     @Test func connects() {
///         let connector = spy(ConnectingSpy.self)
///         ConnectionService().connect()
///         connector.$connect().verify(.once)
///     }
/// }
/// ```
///
/// A service that is resolved in a scope is an override of this test, else what is registered `in: .test`, else a spy if
/// its protocol is `@Spyable`, else what is registered.
public final class TestScope: Sendable {
    /// The scope of this task, if one is open.
    @TaskLocal static var open: TestScope?

    /// The container of the case; `Container.current` is the same for the whole case.
    public let container: Container

    package let spyScope: SpyScope
    let ledger: Ledger
    private let boundaries: Boundaries
    private let verification: Verification

    /// Makes a scope with instances of its own over sealed registrations.
    ///
    /// - Complexity: O(1).
    init(_ blueprint: Blueprint, _ settings: ScopeSettings, _ ledger: Ledger) {
        self.ledger = ledger
        verification = settings.verification
        spyScope = SpyScope(sink: ledger)
        spyScope.isLenient = settings.verification == .lenient
        boundaries = Boundaries(in: spyScope, at: ledger.owner.place, unspied: settings.unspied)
        container = Container(
            blueprint: blueprint,
            substitution: boundaries,
            name: ledger.owner.containerName
        )
        OpenScopes.add(self)
    }

    // MARK: - The current scope

    /// The scope that is open in this task.
    ///
    /// Without one, the process ends with a message: see `currentIfAny`.
    public static var current: TestScope {
        guard let open else { preconditionFailure("SeamTesting: no test scope is open here.\n\(howToOpen)") }
        return open
    }

    private static let howToOpen = """
          Nothing was opened in this task, or the work left the task of its test (Task.detached, a queue, a thread).
          Write @Suite(.testScope(AppModule())), withTestScope(AppModule()) { scope in … } or inherit SeamTestCase; \
        let work on other tasks capture what it needs.
        """

    /// Reports that a spy was asked for where no scope is open.
    fileprivate static func reportMissing(_ spy: Any.Type, at place: Place) {
        let message = "\(typeName(spy)) was asked for where no test scope is open.\n\(howToOpen)"
        SpyScope.outside.report(Finding(.misuse, message, at: place))
    }

    /// The scope that is open in this task, or nil.
    public static var currentIfAny: TestScope? { open }

    // MARK: - Spies

    /// The spy that the container of the case resolves for a boundary: the first one, if it resolves several.
    ///
    /// A second service of one type, with a named key, has a spy of its own, asked for with that name.
    public func spy<Double: Spy>(
        _ type: Double.Type,
        named name: String? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Double {
        boundaries.first(
            type,
            named: name,
            at: Place(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// All spies of a type that the container of the case made, in order: a transient key has one for each resolve.
    ///
    /// A later one answers by the givens of the first where it has none of its own.
    ///
    /// - Parameters:
    ///   - type: The type of the spies.
    ///   - name: The name of the key, for a second service of one type.
    /// - Returns: The spies; none, if the service was not resolved yet.
    public func spies<Double: Spy>(of type: Double.Type, named name: String? = nil) -> [Double] {
        boundaries.all(type, named: name)
    }

    /// Names the spy of a service by hand, for those that cannot be found by name: of private, generic and restated
    /// protocols.
    ///
    /// ```swift
    /// scope.use(HTTPClientDoubleSpy.self, for: (any HTTPClient).self)
    /// ```
    ///
    /// Call it before the service is resolved for the first time.
    ///
    /// - Parameters:
    ///   - spy: The type of the spy.
    ///   - service: The type of the service, as it is resolved.
    public func use<Double: Spy, Service>(_ spy: Double.Type, for service: Service.Type) {
        boundaries.use(spy, for: service)
    }

    /// Says what calls without a given return where a type is wanted.
    ///
    /// ```swift
    /// scope.fallback(for: User.self) { User.anonymous }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type that is wanted.
    ///   - make: Makes the value, at each call that needs one.
    public func fallback<Output>(for type: Output.Type, _ make: @escaping @Sendable () -> Output) {
        spyScope.setFallback(for: type, make)
    }

    // MARK: - Policies

    /// Checks stated expectations only, from now on.
    public func lenient() { spyScope.isLenient = true }

    /// Answers calls without a given silently, from now on.
    public func relaxed() { spyScope.isRelaxed = true }

    /// Lets the oldest of equally specific givens win, from now on.
    public func oldestFirst() { spyScope.isOldestFirst = true }

    // MARK: - Running and ending

    /// Runs `body` in the scope.
    func run<Result, Failure: Error>(_ body: (TestScope) throws(Failure) -> Result) throws(Failure) -> Result {
        // Task-locals pass on untyped errors only.
        let result: Swift.Result<Result, Failure> = Self.$open.withValue(self) {
            spyScope.withCurrent {
                withContainer(container) {
                    do throws(Failure) { return .success(try body(self)) } catch { return .failure(error) }
                }
            }
        }
        return try result.get()
    }

    /// Runs `body` in the scope.
    func run<Result, Failure: Error>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (TestScope) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let result: Swift.Result<Result, Failure> = await Self.$open.withValue(self) {
            await spyScope.withCurrent {
                await withContainer(container) {
                    do throws(Failure) { return .success(try await body(self)) } catch { return .failure(error) }
                }
            }
        }
        return try result.get()
    }

    /// Ends the scope: reports what was found, and lets nothing count any more.
    ///
    /// The second time it does nothing.
    package func end(hasFailed: Bool) {
        guard spyScope.end() else { return }
        OpenScopes.remove(self)
        let strictness = spyScope.isLenient ? .lenient : verification.strictness
        ledger.close(spyScope.closingFindings(strictness, hasFailed: hasFailed || ledger.hasFailed))
        spyScope.release()
    }
}

/// The spy that the container of the current test scope resolves for a boundary.
///
/// ```swift
/// let connector = spy(ConnectingSpy.self)
/// ```
///
/// Without a scope it is an issue of the test, and the spy is one of its own.
///
/// - Parameters:
///   - type: The type of the spy, `ConnectingSpy` for `Connecting`.
///   - name: The name of the key, for a second service of one type.
///   - fileID: The file of the call, for messages.
///   - filePath: The path of the call's file, for messages.
///   - line: The line of the call, for messages.
///   - column: The column of the call, for messages.
/// - Returns: The spy, the same one each time.
public func spy<Double: Spy>(
    _ type: Double.Type,
    named name: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Double {
    if let scope = TestScope.open {
        return scope.spy(type, named: name, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    TestScope.reportMissing(type, at: place)
    return SpyScope.outside.makeSpy(type, at: place)
}

/// All spies of a type that the container of the current test scope made, in order.
///
/// - Parameters:
///   - type: The type of the spies.
///   - name: The name of the key, for a second service of one type.
/// - Returns: The spies; none, if the service was not resolved yet.
public func spies<Double: Spy>(of type: Double.Type, named name: String? = nil) -> [Double] {
    TestScope.current.spies(of: type, named: name)
}
