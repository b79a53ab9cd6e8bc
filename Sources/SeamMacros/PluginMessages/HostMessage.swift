//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A request of the compiler, as far as this plugin reads it.
///
/// Exactly one of the members is there; in a message of an unknown kind, none is.
struct HostMessage: Decodable {
    var getCapability: Empty?
    var expandAttachedMacro: ExpandAttachedMacro?
    var expandFreestandingMacro: Empty?
    var loadPluginLibrary: Empty?

    /// A request whose contents do not matter here.
    struct Empty: Decodable {
        init(from decoder: any Decoder) {}
    }

    struct ExpandAttachedMacro: Decodable {
        var macro: MacroReference
        var macroRole: String
        var attributeSyntax: Syntax
        var declSyntax: Syntax
        var lexicalContext: [Syntax]?
        /// JSON inside JSON; not there before 6.3.
        var staticBuildConfiguration: String?
    }

    struct MacroReference: Decodable {
        var moduleName: String
        var typeName: String
        var name: String
    }

    /// A piece of source and its place.
    struct Syntax: Decodable {
        var kind: String
        var source: String
        var location: Location
    }

    /// Where the source starts, comments and white space in front of it included.
    struct Location: Decodable {
        var fileID: String
        var fileName: String
        /// In UTF-8 bytes.
        var offset: Int
    }
}

/// What the compiler says about the module that is built.
struct BuildConfiguration: Decodable {
    var features: [String]?
}
