//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SpyGenerator

/// An answer to the compiler.
enum PluginMessage {
    case capability(protocolVersion: Int)
    /// What the generator says lies in the declaration's text; it is reported where that text stands.
    case expansion(source: String?, diagnostics: [Diagnostic], of: HostMessage.Syntax)
    /// Why there is no expansion, and for which declaration.
    case failure(String, of: HostMessage.Syntax? = nil)
    case libraryIsNotLoaded

    var json: JSON {
        switch self {
        case .capability(let version):
            return .object([
                ("getCapabilityResult", .object([("capability", .object([("protocolVersion", .integer(version))]))]))
            ])
        case .expansion(let source, let diagnostics, let place):
            return Self.result(source, diagnostics.map { JSON($0, in: place) })
        case .failure(let message, let place):
            let place = place ?? HostMessage.Syntax(source: "", fileName: "", offset: 0)
            return Self.result(nil, [JSON(Diagnostic(message, at: 0), in: place)])
        case .libraryIsNotLoaded:
            return .object([
                ("loadPluginLibraryResult", .object([("loaded", .bool(false)), ("diagnostics", .array([]))]))
            ])
        }
    }

    private static func result(_ source: String?, _ diagnostics: [JSON]) -> JSON {
        let source: [(name: String, value: JSON)] = source.map { [("expandedSource", .string($0))] } ?? []
        return .object([("expandMacroResult", .object(source + [("diagnostics", .array(diagnostics))]))])
    }
}

extension JSON {
    fileprivate static func integer(_ value: Int) -> JSON { .number(String(value)) }

    fileprivate init(_ diagnostic: Diagnostic, in place: HostMessage.Syntax) {
        let position: [(name: String, value: JSON)] = [
            ("fileName", .string(place.fileName)), ("offset", .integer(place.offset + diagnostic.offset)),
        ]
        self = .object([
            ("message", .string(diagnostic.message)), ("severity", .string(diagnostic.severity.rawValue)),
            ("position", .object(position)), ("highlights", .array([])), ("notes", .array([])),
            ("fixIts", .array(diagnostic.fixIts.map { JSON($0, in: place) })),
        ])
    }

    private init(_ fixIt: Diagnostic.FixIt, in place: HostMessage.Syntax) {
        let range: [(name: String, value: JSON)] = [
            ("fileName", .string(place.fileName)),
            ("startOffset", .integer(place.offset + fixIt.range.lowerBound)),
            ("endOffset", .integer(place.offset + fixIt.range.upperBound)),
        ]
        let change = JSON.object([("range", .object(range)), ("newText", .string(fixIt.newText))])
        self = .object([("message", .string(fixIt.message)), ("changes", .array([change]))])
    }
}
