#!/usr/bin/env bash
# Kills the hub of an event 1,000 times, or as often as the first argument says, each time at a random moment while a table sends to it, and
# starts it again: what was acknowledged must be there, once and in order. The second argument chooses the moments; without it every run
# has others. Builds what it needs in build/release; BUILD names another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
build=${BUILD-$root/build/release}
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target tablebank)
fi
export TABLEBANK_HUB_KILLS=${1:-1000} TABLEBANK_SEED=${2:-$RANDOM}
echo "seed $TABLEBANK_SEED"
exec python3 -B "$root/tests/hub/live_test.py" "$build/app/tablebank" LiveTables.test_a_hub_that_is_killed_has_what_it_acknowledged
