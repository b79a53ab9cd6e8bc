//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SpyGenerator

/// Answers requests.
///
/// All the work is done by `SpyGenerator`; this only translates.
struct RequestHandler {
    private static let protocolVersion = 7

    private var sourceFiles = SourceFileCache()

    init() {}

    /// The answer to one message.
    ///
    /// Every message has one, also those that cannot be read.
    mutating func answer(to bytes: [UInt8]) -> PluginMessage {
        switch HostMessage(bytes) {
        case .getCapability: .capability(protocolVersion: Self.protocolVersion)
        case .expandAttachedMacro(let request): expand(request)
        case .loadPluginLibrary: .libraryIsNotLoaded
        case .expandFreestandingMacro: .failure("the Seam macro plugin has no freestanding macros")
        case .unknown: .failure("the Seam macro plugin does not know this message of the compiler")
        case nil: .failure("the Seam macro plugin could not read a message of the compiler")
        }
    }

    private mutating func expand(_ request: HostMessage.ExpandAttachedMacro) -> PluginMessage {
        let declaration = request.declaration
        switch (request.typeName, request.role) {
        case ("StandardSelectorsMacro", _):
            return .expansion(source: StandardSelectors.source, diagnostics: [], of: declaration)
        case ("SpyableMacro", "peer"):
            let expansion = SpyGenerator.expand(declaration.source, in: context(of: request))
            return .expansion(source: expansion.peer, diagnostics: expansion.diagnostics, of: declaration)
        case ("SpyableMacro", "extension"):
            let expansion = SpyGenerator.expand(declaration.source, in: context(of: request))
            // The peer has reported the diagnostics already.
            return .expansion(source: expansion.protocolExtension, diagnostics: [], of: declaration)
        case ("SpyableMacro", let role):
            return .failure("'@Spyable' has no role '\(role)'", of: declaration)
        case (let name, _):
            return .failure("the Seam macro plugin has no macro '\(name)'", of: declaration)
        }
    }

    private mutating func context(of request: HostMessage.ExpandAttachedMacro) -> DeclarationContext {
        let declaration = request.declaration
        return DeclarationContext(
            enclosing: request.lexicalContext.map(\.source),
            attribute: request.attribute.source,
            isMainActorByDefault: request.features.contains("NoExplicitNonIsolated"),
            isStrictlyMemorySafe: request.features.contains("StrictMemorySafety"),
            neighbours: sourceFiles.neighbours(
                of: declaration.source,
                inFile: declaration.fileName,
                ofModule: declaration.module
            )
        )
    }
}
