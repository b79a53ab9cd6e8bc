//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What the command line asks for.
struct Options: Equatable {
    var json = false
    var filters: [String] = []
    var rounds = 101
    var earlier: String?
    var chart: String?
    var growth = false
    var check = false
    var thresholds: String?
    var list = false
    var help = false

    /// What is wrong with the command line.
    struct Misuse: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    init(_ arguments: [String]) throws(Misuse) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            // `--name=value` and `--name value` are the same.
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = argument.hasPrefix("--") ? String(parts[0]) : argument
            let attached = argument.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
            if try takeValue(name, attached, &rest) {
                continue
            }
            guard attached == nil || !Self.flags.contains(name) else {
                throw Misuse(description: "\(name) takes no value")
            }
            switch name {
            case "--json": json = true
            case "--growth": growth = true
            case "--check": check = true
            case "--list": list = true
            case "--help", "-h": help = true
            default:
                throw Misuse(description: "there is no option \(argument)")
            }
        }
        if json, growth {
            throw Misuse(description: "--json and --growth cannot be printed at once")
        }
    }

    private static let flags = ["--json", "--growth", "--check", "--list", "--help"]

    /// Takes an option that has a value; false when it is none.
    private mutating func takeValue(
        _ name: String,
        _ attached: String?,
        _ rest: inout ArraySlice<String>
    ) throws(Misuse) -> Bool {
        guard ["--filter", "--rounds", "--compare", "--svg", "--thresholds"].contains(name) else {
            return false
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty, attached != nil || !value.hasPrefix("--") else {
            throw Misuse(description: "\(name) needs a value")
        }
        switch name {
        case "--filter": filters.append(value)
        case "--compare": earlier = value
        case "--svg": chart = value
        case "--thresholds": thresholds = value
        default:
            guard let number = Int(value), number > 0 else {
                throw Misuse(description: "--rounds needs a number above zero, not \"\(value)\"")
            }
            rounds = number
        }
        return true
    }

    /// Whether a benchmark is asked for.
    func selects(_ name: String) -> Bool {
        filters.isEmpty || filters.contains { name.contains($0) }
    }

    static let usage = """
        usage: seam-bench [options]

        Measures Seam. Each benchmark takes turns with its baseline; the table shows medians, and as the spread half
        the distance between the quartiles. Run it from a release build:

            swift run -c release --package-path Benchmarks seam-bench

        options:
          --filter TEXT       only benchmarks whose names contain TEXT; may be repeated
          --rounds NUMBER     how often each takes its turn (101)
          --json              print one JSON object instead of the table
          --compare FILE      print changes against an earlier --json
          --svg FILE          also write a bar chart
          --growth            measure how a resolve grows with the number of registrations; with --svg, chart that
          --check             end with an error when a threshold is exceeded
          --thresholds FILE   the thresholds to check against (Thresholds/ of this package, for the compiler's version)
          --list              print the names of the benchmarks
          --help              print this

        """
}
