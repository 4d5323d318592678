#!/usr/bin/env bash
# Keeps events for tests/events: asks the program about every event of tests/events/VERSION/ that is not listed yet, writes the
# answers next to it and both into tests/events/SHA256SUMS. An event that was kept is never changed. tests/events/play_events.py plays
# those of a new version.
#
#   scripts/keep-events.sh              keeps what is new
#   scripts/keep-events.sh --say-again  also asks of the events kept before, where the program is meant to speak otherwise now
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

cmake --preset release >/dev/null
cmake --build --preset release --target tablebank
python3 -B tests/events/keep.py build/release/app/tablebank "$@"
