#!/bin/bash
# Says what spies cost to compile: `measure-spies.sh [scratch path] [protocols]`, ten requirements each, in four files as a
# debug build compiles them. Run `swift build` first.
set -euo pipefail
cd "$(dirname "$0")/.."
products="$(cd "${1:-.build}" && pwd)/debug"
count="${2:-200}"
output="$(mktemp -d)"
trap 'rm -rf "$output"' EXIT

write() { # write <@Spyable or nothing>
    for file in 0 1 2 3; do
        echo "import SeamSpies" > "$output/File$file.swift"
    done
    for ((index = 0; index < count; index++)); do
        cat >> "$output/File$((index % 4)).swift" <<PROTOCOL
$1
protocol P$index: Sendable {
    func load(_ id: Int) async throws -> String
    func store(_ value: String, for key: String) throws
    var title: String { get set }
    func items(in range: Range<Int>) -> [Int]
    func cancel()
    func fetch(url: String, completion: @escaping (Result<Int, any Error>) -> Void)
    var isReady: Bool { get }
    func find(_ query: String, limit: Int?) async -> [String]
    func update<T: Sendable>(_ value: T, at index: Int) throws -> T
    func isEqual(_ a: Int, _ b: Int) -> Bool
}
PROTOCOL
    done
}

compile() {
    (cd "$output" && time swiftc -c -D DEBUG -Onone -g -enable-batch-mode -j2 -swift-version 6 -parse-as-library \
        -module-name Cost -I "$products/Modules" \
        -load-plugin-executable "$products/SeamMacros-tool#SeamMacros" File*.swift)
}

echo "$count protocols without spies:"
write "" && compile
echo "$count protocols with spies:"
write "@Spyable" && compile
