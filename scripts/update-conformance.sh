#!/usr/bin/env bash
# Writes docs/generated/conformance.md from the books of tests/conformance/.
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

cmake --preset release >/dev/null
cmake --build --preset release --target conformance_document
page=$(mktemp)
trap 'rm -f "$page"' EXIT
build/release/tests/conformance/conformance_document >"$page"
cp "$page" docs/generated/conformance.md
