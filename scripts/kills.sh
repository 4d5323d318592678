#!/usr/bin/env bash
# Kills `tablebank do` 10,000 times while lines stream to it, or as often as the first argument says, each time at a random moment,
# and opens the game: every line that was acknowledged must be there. The second argument chooses the lines and the moments;
# without it every run has others, and never is a moment met exactly again. Builds what it needs in build/release; BUILD names
# another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
build=${BUILD-$root/build/release}
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target test_durability)
fi
export TABLEBANK_KILLS=${1:-10000}
if [ $# -ge 2 ]; then export TABLEBANK_SEED=$2; fi
exec "$build"/tests/test_durability --test-case="tablebank killed*"
