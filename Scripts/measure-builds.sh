#!/usr/bin/env bash
# This source file is part of the Seam open source project.
# Copyright the Seam project authors; licensed under Apache License v2.0.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0
#
# Says what Seam adds to the first build of a package, from an empty build folder: the median of some builds of a package
# with one spied protocol, and of the same package without Seam.
#
#     Scripts/measure-builds.sh [BUILDS]      how many builds each, 3
set -euo pipefail
cd "$(dirname "$0")/.."
readonly root=$PWD builds=${1:-3}
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT

readonly protocol='protocol FileAccessing: Sendable {
    func read(_ path: String) throws -> [UInt8]
    func write(_ bytes: [UInt8], to path: String) throws
}'
readonly library='public struct Notes: Sendable {
    let files: any FileAccessing
    func load() throws -> Int { try files.read("notes").count }
}'

# package NAME TARGETS [DEPENDENCY]: makes an empty package.
package() {
    mkdir -p "$output/$1/Sources/Notes" "$output/$1/Tests/NotesTests"
    cat >"$output/$1/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "$1", platforms: [.macOS(.v15)], dependencies: [${3:-}], targets: [$2])
MANIFEST
}

readonly seam=".package(name: \"Seam\", path: \"$root\")"
readonly plain='.target(name: "Notes")'
readonly spied='.target(name: "Notes", dependencies: [.product(name: "SeamSpies", package: "Seam")])'

package PlainLibrary "$plain"
printf '%s\n' "$protocol" "$library" >"$output/PlainLibrary/Sources/Notes/Notes.swift"

package SpiedLibrary "$spied" "$seam"
printf '%s\n' "import SeamSpies" "@Spyable $protocol" "$library" >"$output/SpiedLibrary/Sources/Notes/Notes.swift"

package PlainTests "$plain, .testTarget(name: \"NotesTests\", dependencies: [\"Notes\"])"
cp "$output/PlainLibrary/Sources/Notes/Notes.swift" "$output/PlainTests/Sources/Notes/"
cat >"$output/PlainTests/Tests/NotesTests/NotesTests.swift" <<'SWIFT'
import Testing
@testable import Notes

final class FileAccessingDouble: FileAccessing {
    func read(_ path: String) throws -> [UInt8] { [1, 2] }
    func write(_ bytes: [UInt8], to path: String) throws {}
}

@Test func notesAreCounted() throws {
    #expect(try Notes(files: FileAccessingDouble()).load() == 2)
}
SWIFT

package SpiedTests "$spied, .testTarget(name: \"NotesTests\", dependencies: [\"Notes\", .product(name: \"SeamTesting\", package: \"Seam\")])" "$seam"
cp "$output/SpiedLibrary/Sources/Notes/Notes.swift" "$output/SpiedTests/Sources/Notes/"
cat >"$output/SpiedTests/Tests/NotesTests/NotesTests.swift" <<'SWIFT'
import SeamTesting
import Testing
@testable import Notes

@Test(.testScope()) func notesAreCounted() throws {
    let files = FileAccessingSpy()
    files.$read("notes").returns([1, 2])
    #expect(try Notes(files: files).load() == 2)
    files.$read("notes").verify(.once)
}
SWIFT

# seconds NAME: the median of the times of its builds.
seconds() {
    local started
    for ((build = 0; build < builds; build++)); do
        rm -rf "$output/$1/.build"
        started=$(date +%s%N)
        swift build --package-path "$output/$1" --build-tests >"$output/$1.log" 2>&1 || {
            tail -n 20 "$output/$1.log" >&2
            exit 1
        }
        echo $((($(date +%s%N) - started) / 10000000))
    done | sort -n | sed -n "$((builds / 2 + 1))p" | sed -E 's/^(.*)(..)$/\1.\2/'
}

printf '%-42s %10s %14s\n' "first build, seconds" "with Seam" "without"
printf '%-42s %10s %14s\n' "a library with one spied protocol" "$(seconds SpiedLibrary)" "$(seconds PlainLibrary)"
printf '%-42s %10s %14s\n' "the same with a test that uses the spy" "$(seconds SpiedTests)" "$(seconds PlainTests)"
