#!/usr/bin/env bash
# Plays a weekend of 300 players and 7 rounds, or of as many as the first two arguments say, in which everything goes wrong: a director
# makes six mistakes and puts each right, two laptops and the hub die, and a round is played on paper. The published JSON alone must be what
# was played, and its standings those of a model. TABLEBANK_SEED chooses another weekend. Builds what it needs in build/release; BUILD names
# another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target tablebank)
fi
exec python3 -B "$root/tests/event_model/weekend_test.py" "${BUILD-$root/build/release}/app/tablebank" "${1:-300}" "${2:-7}"
