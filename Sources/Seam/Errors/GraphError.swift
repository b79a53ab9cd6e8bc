//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// All that is wrong with the registrations of a container.
///
/// ```swift
/// do {
///     let container = try Container(AppModule())
/// } catch {
///     print(error)                 // every problem, with the places and the way to mend it
///     print(error.problems.count)  // 3
/// }
/// ```
public struct GraphError: Error, Sendable, CustomStringConvertible {
    /// The problems, always in the same order: those of single registrations, missing and unsuitable dependencies,
    /// cycles, captives; each in the order of the registrations.
    public let problems: [GraphProblem]

    /// The context that the container was built for.
    public let context: Context

    /// Every problem, numbered.
    public var description: String {
        let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
        let list = problems.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
        return "The container cannot be built for the \(context) context: \(count).\n\(list)"
    }
}
