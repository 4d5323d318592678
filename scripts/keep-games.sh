#!/usr/bin/env bash
# Keeps games for tests/games: asks the program about every game of tests/games/VERSION/ that is not listed yet, writes the
# answers next to it and both into tests/games/SHA256SUMS. A game that was kept is never changed.
#
#   scripts/keep-games.sh              keeps what is new; a NAME.said next to it may hold further questions, one per line
#   scripts/keep-games.sh --say-again  also asks of the games kept before, where the program is meant to speak otherwise now
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

cmake --preset release >/dev/null
cmake --build --preset release --target tablebank
python3 -B tests/games/keep.py build/release/app/tablebank "$@"
