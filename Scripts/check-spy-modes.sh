#!/bin/bash
# Compiles the spies of the …Cases.swift files of Tests/SpyableTests in every language mode; no error and no warning is
# allowed. Run `swift build` first; the first argument is its scratch path.
set -uo pipefail
cd "$(dirname "$0")/.."
products="$(cd "${1:-.build}" && pwd)/debug"
output="$(mktemp -d)"
trap 'rm -rf "$output"' EXIT
status=0

check() {
    if ! swiftc -c -D DEBUG -parse-as-library -package-name seam -module-name Cases -I "$products/Modules" \
        -load-plugin-executable "$products/SeamMacros-tool#SeamMacros" "$@" \
        Tests/SpyableTests/*Cases.swift \
        -o "$output/cases.o" -wmo > "$output/log" 2>&1 || grep -q 'warning:' "$output/log"
    then
        echo "FAILED: $*"
        grep -E '(error|warning):' "$output/log" | sort | uniq -c | head -20
        status=1
    else
        echo "ok: $*"
    fi
}

features=(-enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility)
check -swift-version 6
check -swift-version 5
check -swift-version 6 -default-isolation MainActor
check -swift-version 5 -default-isolation MainActor
check -swift-version 6 "${features[@]}" -enable-upcoming-feature InternalImportsByDefault
check -swift-version 6 "${features[@]}" -strict-memory-safety
check -swift-version 6 -default-isolation MainActor -enable-upcoming-feature NonisolatedNonsendingByDefault \
    -enable-upcoming-feature InferIsolatedConformances
exit $status
