//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a test scope puts in the place of services: the container asks it and knows nothing of spies.
package protocol Substitution: AnyObject, Sendable {
    /// Whether a service of this type would be replaced, so that it need not be registered.
    func replaces(_ type: Any.Type) -> Bool

    /// A factory for the replacement; nil when the registration is to be used.
    ///
    /// `isShared` says whether every resolve is to give the same instance.
    func replacement<Service>(
        for type: Service.Type,
        named name: String?,
        in container: Container,
        isShared: Bool
    ) -> (@Sendable () throws -> Service)?

    /// What else mends that nothing is registered for a type, where this stands in for services; nil if nothing does.
    func advice(onMissing type: Any.Type) -> String?
}
