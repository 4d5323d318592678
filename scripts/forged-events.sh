#!/usr/bin/env bash
# Asks every event subcommand of events that no program can have written, each with right hashes: scripts/forged-events.sh [N [SEED]] (1,000
# and 1 by default). Each ends with an exit code of docs/reference/cli.md, and what checks memory says nothing.
#
# It builds the program with sanitizers in build/asan; PROGRAM names another one, used as it is, and with VALGRIND=yes it runs below
# valgrind. JOBS is how many run at the same time.
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

if [[ -z ${PROGRAM-} ]]; then
  cmake --preset asan >/dev/null
  cmake --build --preset asan --target tablebank
  PROGRAM=build/asan/app/tablebank
fi
exec python3 -B tests/hostile/forged_events.py "$PROGRAM" "${1-1000}" "${2-1}"
