//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// `@StandardSelector("$id")` of the library itself: selectors for requirements of the standard library's protocols, whose
/// names begin with a `$` and so can come from a macro only.
enum StandardSelectors {
    static func source(for request: HostMessage.ExpandAttachedMacro) -> String { "" }
}
