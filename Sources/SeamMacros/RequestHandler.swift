//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SpyGenerator

/// Answers requests.
///
/// All the work is done by `SpyGenerator`; this only translates.
struct RequestHandler {
    static let protocolVersion = 7

    var sourceFiles = SourceFileCache()

    /// The answer to one message.
    ///
    /// Every message has one, also those that cannot be read.
    mutating func answer(to data: Data) -> PluginMessage {
        guard let message = try? JSONDecoder().decode(HostMessage.self, from: data) else {
            return .failure("the Seam macro plugin could not read a message of the compiler")
        }
        if message.getCapability != nil {
            return .getCapabilityResult(capability: .init(protocolVersion: Self.protocolVersion))
        }
        if let request = message.expandAttachedMacro { return expand(request) }
        if message.loadPluginLibrary != nil { return .loadPluginLibraryResult(loaded: false, diagnostics: []) }
        if message.expandFreestandingMacro != nil {
            return .failure("the Seam macro plugin has no freestanding macros")
        }
        return .failure("the Seam macro plugin does not know this message of the compiler")
    }

    private mutating func expand(_ request: HostMessage.ExpandAttachedMacro) -> PluginMessage {
        let location = request.declSyntax.location
        switch request.macro.typeName {
        case "SpyableMacro":
            break
        case "StandardSelectorsMacro":
            return .expandMacroResult(expandedSource: StandardSelectors.source, diagnostics: [])
        default:
            return .failure(
                "the Seam macro plugin has no macro '\(request.macro.typeName)'",
                at: .init(fileName: location.fileName, offset: location.offset)
            )
        }
        let expansion = SpyGenerator.expand(request.declSyntax.source, in: context(of: request))
        switch request.macroRole {
        case "peer":
            return .expandMacroResult(
                expandedSource: expansion.peer,
                diagnostics: expansion.diagnostics.map { PluginMessage.Diagnostic($0, in: location) }
            )
        case "extension":
            // The peer has reported the diagnostics already.
            return .expandMacroResult(expandedSource: expansion.protocolExtension, diagnostics: [])
        default:
            return .failure(
                "'@Spyable' has no role '\(request.macroRole)'",
                at: .init(fileName: location.fileName, offset: location.offset)
            )
        }
    }

    private mutating func context(of request: HostMessage.ExpandAttachedMacro) -> DeclarationContext {
        let features = request.staticBuildConfiguration.flatMap { text in
            try? JSONDecoder().decode(BuildConfiguration.self, from: Data(text.utf8)).features
        }
        var context = DeclarationContext(
            enclosing: (request.lexicalContext ?? []).map(\.source),
            superclass: SpyGenerator.superclass(in: request.attributeSyntax.source),
            isMainActorByDefault: features?.contains("NoExplicitNonIsolated") ?? false,
            isStrictlyMemorySafe: features?.contains("StrictMemorySafety") ?? false
        )
        if NeighbourReader.hasUnknownParents(request.declSyntax.source) {
            context.neighbours = sourceFiles.neighbours(inFile: request.declSyntax.location.fileName)
        }
        return context
    }
}

extension PluginMessage.Diagnostic {
    /// Moves a diagnostic from the declaration's text to the user's file.
    init(_ diagnostic: Diagnostic, in location: HostMessage.Location) {
        self.init(
            message: diagnostic.message,
            severity: diagnostic.severity.rawValue,
            position: .init(fileName: location.fileName, offset: location.offset + diagnostic.offset),
            fixIts: diagnostic.fixIts.map { fixIt in
                PluginMessage.FixIt(
                    message: fixIt.message,
                    changes: fixIt.changes.map { change in
                        PluginMessage.FixIt.Change(
                            range: .init(
                                fileName: location.fileName,
                                startOffset: location.offset + change.range.lowerBound,
                                endOffset: location.offset + change.range.upperBound
                            ),
                            newText: change.newText
                        )
                    }
                )
            }
        )
    }
}
