#!/usr/bin/env bash
# Plays a whole event of 48 players and 5 rounds in each of three editions, or of as many players and rounds as the first two
# arguments say: every table is played by chance, one player does not come, another comes late, a result is corrected. The standings
# that are published must be those of a model that reads nothing else. The third argument chooses the seed, the fourth the editions,
# with commas. Builds what it needs in build/release; BUILD names another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target tablebank)
fi
export TABLEBANK_PLAYERS=${1-48} TABLEBANK_ROUNDS=${2-5}
if [[ -n ${3-} && $3 != - ]]; then export TABLEBANK_SEED=$3; fi
if [[ -n ${4-} ]]; then export TABLEBANK_EVENT_EDITIONS=$4; fi
exec python3 -B "$root/tests/event_model/played_event_test.py" "${BUILD-$root/build/release}/app/tablebank"
