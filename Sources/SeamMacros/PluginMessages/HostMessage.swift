//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A request of the compiler, as far as this plugin reads it.
enum HostMessage {
    case getCapability
    case expandAttachedMacro(ExpandAttachedMacro)
    case expandFreestandingMacro
    case loadPluginLibrary
    case unknown

    struct ExpandAttachedMacro {
        let typeName: String
        let role: String
        let attribute: Syntax
        let declaration: Syntax
        let lexicalContext: [Syntax]
        /// The features of the module that is built.
        let features: [String]
    }

    /// A piece of source and its place.
    struct Syntax {
        let source: String
        let fileName: String
        var module: String?
        /// Where the source starts, comments and white space in front of it included, in UTF-8 bytes.
        let offset: Int
    }

    /// Nil when the bytes are no such message.
    init?(_ bytes: [UInt8]) {
        guard let message = JSONReader.value(of: bytes), case .object = message else { return nil }
        if let request = message["expandAttachedMacro"] {
            guard let request = ExpandAttachedMacro(request) else { return nil }
            self = .expandAttachedMacro(request)
        } else if message["getCapability"] != nil {
            self = .getCapability
        } else if message["expandFreestandingMacro"] != nil {
            self = .expandFreestandingMacro
        } else {
            self = message["loadPluginLibrary"] == nil ? .unknown : .loadPluginLibrary
        }
    }
}

extension HostMessage.ExpandAttachedMacro {
    fileprivate init?(_ json: JSON) {
        guard let typeName = json["macro"]?["typeName"]?.string, let role = json["macroRole"]?.string,
            let attribute = HostMessage.Syntax(json["attributeSyntax"]),
            let declaration = HostMessage.Syntax(json["declSyntax"])
        else { return nil }
        self.typeName = typeName
        self.role = role
        self.attribute = attribute
        self.declaration = declaration
        lexicalContext = (json["lexicalContext"]?.array ?? []).compactMap { HostMessage.Syntax($0) }
        // JSON inside JSON; not there before 6.3.
        let configuration = json["staticBuildConfiguration"]?.string.flatMap { JSONReader.value(of: Array($0.utf8)) }
        features = (configuration?["features"]?.array ?? []).compactMap(\.string)
    }
}

extension HostMessage.Syntax {
    fileprivate init?(_ json: JSON?) {
        guard let source = json?["source"]?.string, let fileName = json?["location"]?["fileName"]?.string,
            let offset = json?["location"]?["offset"]?.integer
        else { return nil }
        self.source = source
        self.fileName = fileName
        // `Module/File.swift`
        module = json?["location"]?["fileID"]?.string?.split(separator: "/").first.map(String.init)
        self.offset = offset
    }
}
