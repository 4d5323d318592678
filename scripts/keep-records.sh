#!/usr/bin/env bash
# Keeps records for tests/records: writes one of every recorded game (tests/playthroughs) and of every kept game file
# (tests/games) that has none yet, and what each comes to into tests/records/kept.json. A record that was kept is never changed.
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

cmake --preset release >/dev/null
cmake --build --preset release --target tablebank play_record
python3 -B tests/records/keep.py build/release/app/tablebank build/release/tests/records/play_record
