#!/usr/bin/env bash
# Plays 100,000 random games against the independent model of tests/random_play, or as many as the first argument says. The
# second argument chooses the seed; without it every run plays other games. About ten minutes on one core.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
cd "$root"
cmake --preset release >/dev/null
cmake --build --preset release --target test_random_play
export TABLEBANK_GAMES=${1:-100000}
if [ $# -ge 2 ]; then export TABLEBANK_SEED=$2; fi
exec build/release/tests/random_play/test_random_play
