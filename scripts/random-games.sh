#!/usr/bin/env bash
# Plays 100,000 random games of every edition against the independent model of tests/random_play, or as many as the first
# argument says. The second argument chooses the seed; without it, or with "-", every run plays other games. The third
# chooses one edition. About ten minutes for each edition on one core. Builds what it needs in build/release; BUILD names
# another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
build=${BUILD-$root/build/release}
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target test_random_play)
fi
export TABLEBANK_GAMES=${1:-100000}
if [ $# -ge 2 ] && [ "$2" != - ]; then export TABLEBANK_SEED=$2; fi
if [ $# -ge 3 ]; then export TABLEBANK_EDITION=$3; fi
exec "$build"/tests/test_random_play
