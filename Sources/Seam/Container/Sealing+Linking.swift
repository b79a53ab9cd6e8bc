//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Sealing {
    // MARK: - What does each service need?

    /// - Parameter learned: Steps that factories were seen to take, which count like declared ones.
    mutating func link(_ learned: [(from: KeyID, to: KeyID)]) {
        var seen: [Int: [Int]] = [:]
        for (from, to) in learned {
            if let source = position(of: from), let target = position(of: to) {
                seen[source, default: []].append(target)
            }
        }
        for position in effective.indices {
            let registration = effective[position].registration
            for dependency in registration.dependencies ?? [] {
                if let edge = edge(to: dependency, from: registration) {
                    edges.append(edge)
                }
            }
            for target in seen[position] ?? [] {
                edges.append(Blueprint.Edge(target: target, strength: .instance))
            }
            edges.endSlot()
        }
    }

    private mutating func edge(to dependency: KeyID, from requester: AnyRegistration) -> Blueprint.Edge? {
        if let target = position(of: dependency) {
            checkIsolation(of: target, neededBy: requester)
            if requester.defersDependencies {
                return Blueprint.Edge(target: target, strength: .factory)
            }
            return Blueprint.Edge(target: target, strength: .instance)
        }
        if substitution?.replaces(dependency.type) == true {
            return nil
        }
        switch Derivation(of: dependency.type) {
        case .optional(let wrapped):
            guard let target = position(of: KeyID(wrapped)) else {
                return nil
            }
            checkIsolation(of: target, neededBy: requester, isOptional: true)
            return Blueprint.Edge(target: target, strength: requester.defersDependencies ? .factory : .optional)
        case .factory(let result, let form):
            if let target = position(of: KeyID(result)) {
                checkIsolation(of: target, madeBy: form, neededBy: requester)
                return Blueprint.Edge(target: target, strength: .factory)
            }
            if isDerivable(result) {
                return nil
            }
        case .nothing:
            return nil
        case nil:
            break
        }
        problems.append(
            .missing(
                dependency,
                neededBy: requester,
                nearest: nearest(to: dependency),
                context: context,
                moreAdvice: substitution?.advice(onMissing: dependency.type)
            )
        )
        return nil
    }

    /// Whether a type needs no registration: an optional, a spied one, or a factory of something that can be made.
    private func isDerivable(_ type: Any.Type) -> Bool {
        if substitution?.replaces(type) == true {
            return true
        }
        switch Derivation(of: type) {
        case .optional, .nothing: return true
        case .factory(let result, _): return position(of: KeyID(result)) != nil || isDerivable(result)
        case nil: return false
        }
    }

    /// Checks that what a factory makes can be made by a function of the factory's type.
    private mutating func checkIsolation(
        of target: Int,
        madeBy form: Derivation.Form,
        neededBy requester: AnyRegistration
    ) {
        let needed = effective[target].registration
        guard !form.canMake(needed), substitution?.replaces(needed.key.type) != true else {
            return
        }
        if needed.isolation == .async {
            problems.append(.factoryNeedsAsync(needed, neededBy: requester))
        } else {
            problems.append(.factoryNeedsMainActor(needed, neededBy: requester))
        }
    }

    private mutating func checkIsolation(
        of target: Int,
        neededBy requester: AnyRegistration,
        isOptional: Bool = false
    ) {
        let needed = effective[target].registration
        guard requester.isolation != .async, substitution?.replaces(needed.key.type) != true else {
            return
        }
        switch needed.isolation {
        case .async where isOptional || !needed.isMadeAhead:
            problems.append(.needsAsync(needed, neededBy: requester))
        case .mainActor where requester.isolation != .mainActor:
            problems.append(.needsMainActor(needed, neededBy: requester))
        default:
            break
        }
    }

    // MARK: - Does a service need itself?

    /// Finds each loop of declared dependencies once, walking every edge once, without recursion.
    mutating func findCycles() {
        enum Mark {
            case new
            case open
            case done
        }
        var marks = [Mark](repeating: .new, count: effective.count)
        var path: [(position: Int, next: Int)] = []
        for root in effective.indices where marks[root] == .new {
            path.append((root, 0))
            marks[root] = .open
            while let (position, next) = path.last {
                let edges = edges[position]
                guard next < edges.count else {
                    marks[position] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let edge = edges[edges.startIndex + next]
                guard edge.strength != .factory else {
                    continue
                }
                switch marks[edge.target] {
                case .new:
                    marks[edge.target] = .open
                    path.append((edge.target, 0))
                case .open:
                    let start = path.firstIndex { $0.position == edge.target }!
                    let loop = path[start...].map { effective[$0.position].registration }
                    problems.append(.cycle(loop))
                case .done:
                    break
                }
            }
        }
    }

    // MARK: - Does a service outlive what it holds?

    /// Finds services that outlive a scope and hold one that ends with it, also through transients.
    mutating func findCaptives() {
        guard effective.contains(where: { $0.registration.lifetime == .scoped }) else {
            return
        }
        // For each transient: the edge that leads to a scoped service, found once.
        var leads = [Lead](repeating: .unknown, count: effective.count)
        for position in effective.indices {
            let holder = effective[position].registration
            guard holder.lifetime == .singleton || holder.lifetime == .shared else {
                continue
            }
            for edge in edges[position] where edge.strength != .factory {
                var chain = [holder]
                var next = edge.target
                while case .through(let further) = lead(from: next, &leads) {
                    chain.append(effective[next].registration)
                    next = further
                }
                if effective[next].registration.lifetime == .scoped {
                    chain.append(effective[next].registration)
                    problems.append(.captive(chain))
                }
            }
        }
    }

    private enum Lead {
        case unknown
        /// Being looked at: only in a cycle, which is reported already.
        case open
        /// Holds no scoped service that is not held by something shared.
        case nowhere
        case isScoped
        /// A transient that leads on to another service.
        case through(Int)
    }

    private func lead(from start: Int, _ leads: inout [Lead]) -> Lead {
        var path: [(position: Int, next: Int)] = [(start, 0)]
        while let (position, next) = path.last {
            if next == 0 {
                if case .unknown = leads[position] {
                    switch effective[position].registration.lifetime {
                    case .scoped: leads[position] = .isScoped
                    case .singleton, .shared: leads[position] = .nowhere
                    case .transient: leads[position] = .open
                    }
                } else {
                    path.removeLast()
                    continue
                }
            }
            guard case .open = leads[position] else {
                path.removeLast()
                continue
            }
            let edges = edges[position]
            let first = edges.startIndex
            if next > 0, edges[first + next - 1].strength != .factory {
                let previous = edges[first + next - 1].target
                switch leads[previous] {
                case .isScoped, .through:
                    leads[position] = .through(previous)
                    path.removeLast()
                    continue
                default:
                    break
                }
            }
            guard next < edges.count else {
                leads[position] = .nowhere
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            if edges[first + next].strength != .factory {
                path.append((edges[first + next].target, 0))
            }
        }
        return leads[start]
    }
}
