#!/usr/bin/env bash
# Kills the primary of two servers 200 times, or as often as the first argument says, each time at a random moment while two directors post
# and three tables, or as many as the second argument says, send to the hub; the standby is promoted and the lost one made again. Every
# acknowledged entry must be there, once and in order. TABLEBANK_SEED chooses the moments; without it every run has others. Builds what it needs
# in build/release; BUILD names another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
build=${BUILD-$root/build/release}
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target tablebank tablebank_postgresql)
fi
exec python3 -B "$root/tests/hub/failover_test.py" "$build/app/tablebank" "${1:-200}" "${2:-3}"
