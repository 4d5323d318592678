#!/usr/bin/env bash
# Plays 10,000 random games of every edition with a line in each that was taken for another, half of them a roll, and
# puts it right, or as many as the first argument says; tests/repairs says what must hold then. The second argument
# chooses the seed; without it, or with "-", every run plays other games. The third chooses one edition. Builds what it
# needs in build/release; BUILD names another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
build=${BUILD-$root/build/release}
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target test_repairs)
fi
export TABLEBANK_GAMES=${1:-10000}
if [ $# -ge 2 ] && [ "$2" != - ]; then export TABLEBANK_SEED=$2; fi
if [ $# -ge 3 ]; then export TABLEBANK_EDITION=$3; fi
exec "$build"/tests/test_repairs
