#!/usr/bin/env bash
# Gives one of the programs of tests/fuzz bytes that nobody thought of: scripts/fuzz.sh line|position|edition|game [SECONDS]
# (60 unless told). It begins with the recorded games, documents, editions and kept games, and what it finds worth keeping goes
# into build/fuzz/corpus; bytes that break the program into build/fuzz/found, and are run again with
# build/fuzz/tests/fuzz/fuzz_TARGET FILE.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
target=${1:?line, position, edition or game}
seconds=${2:-60}
cd "$root"
if [[ ! -f tests/fuzz/${target}_fuzz.cpp ]]; then
  echo "fuzz: no target is called $target; there are: $(basename -s _fuzz.cpp -a tests/fuzz/*_fuzz.cpp | xargs)" >&2
  exit 2
fi
cmake --preset fuzz >/dev/null
cmake --build --preset fuzz --target "fuzz_$target"
mkdir -p build/fuzz/found
exec "build/fuzz/tests/fuzz/fuzz_$target" -max_total_time="$seconds" -timeout=60 -artifact_prefix="build/fuzz/found/$target-" \
  "build/fuzz/corpus/$target" "build/fuzz/seeds/$target"
