//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Prints the selectors of the properties that standard parents require: `$id`, `$description`, `$debugDescription`.
@attached(extension, names: arbitrary)
macro StandardSelectors() = #externalMacro(module: "SeamMacros", type: "StandardSelectorsMacro")
