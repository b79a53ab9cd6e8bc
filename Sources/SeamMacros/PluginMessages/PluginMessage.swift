//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// An answer to the compiler.
enum PluginMessage: Encodable, Equatable {
    case getCapabilityResult(capability: Capability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
    case loadPluginLibraryResult(loaded: Bool, diagnostics: [Diagnostic])

    struct Capability: Encodable, Equatable {
        var protocolVersion: Int
    }

    struct Diagnostic: Encodable, Equatable {
        var message: String
        var severity: String
        var position: Position
        var highlights: [PositionRange] = []
        var notes: [Note] = []
        var fixIts: [FixIt] = []
    }

    struct Position: Encodable, Equatable {
        var fileName: String
        var offset: Int
    }

    struct PositionRange: Encodable, Equatable {
        var fileName: String
        var startOffset: Int
        var endOffset: Int
    }

    struct Note: Encodable, Equatable {
        var position: Position
        var message: String
    }

    struct FixIt: Encodable, Equatable {
        var message: String
        var changes: [Change]

        struct Change: Encodable, Equatable {
            var range: PositionRange
            var newText: String
        }
    }

    /// An answer that says why there is no expansion.
    static func failure(_ message: String, at position: Position = Position(fileName: "", offset: 0)) -> PluginMessage {
        .expandMacroResult(
            expandedSource: nil,
            diagnostics: [Diagnostic(message: message, severity: "error", position: position)]
        )
    }
}
