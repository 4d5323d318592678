#!/usr/bin/env bash
# Floods the hub of an event of 1,000 players and 20 rounds, or of as many as the arguments say, with what clients may send from one address
# and from sixteen, and measures how long another client waits for a page and a table for its entry: each page must come within 200 ms, each
# entry within 300. With "usual" as third argument half of them must, where the machine has other work. Builds what it needs in
# build/release; BUILD names another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
build=${BUILD-$root/build/release}
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target tablebank)
fi
exec python3 -B "$root/tests/hub/flood_test.py" "$build/app/tablebank" "${1:-1000}" "${2:-20}" "${3:-strict}"
