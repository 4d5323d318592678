#!/usr/bin/env bash
# Builds tablebank where needed and runs it.
#
#   scripts/run.sh            opens the window; without a display, plays the demo game
#   scripts/run.sh demo       plays the demo game in the terminal and prints its score sheet
#   scripts/run.sh ARGUMENTS  runs tablebank with them
#
# Only the program itself writes to standard output.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
program=$root/build/release/app/tablebank

build() {
  "$root/scripts/install-deps.sh" run
  (
    cd "$root"
    # The tests need more than the program does. A folder that has them keeps them.
    without_tests=(-DTABLEBANK_TESTS=OFF -DTABLEBANK_BENCH=OFF)
    [[ ! -e build/release/CMakeCache.txt ]] || without_tests=()
    cmake --preset release "${without_tests[@]}"
    cmake --build --preset release --target tablebank
  ) >&2
}

# The first line of the playthrough is the command that opens its game: "# new --edition ...".
play_demo() {
  local playthrough=$root/tests/playthroughs/two-hours.us.txt
  local -a opening
  read -r -a opening < <(sed -n '1s/^# new //p' "$playthrough")
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  "$program" new "$folder/demo.tbl" "${opening[@]}"
  "$program" "do" "$folder/demo.tbl" <"$playthrough"
  echo
  "$program" settle "$folder/demo.tbl"
}

build
if (($# == 0)) && [[ -z ${DISPLAY-}${WAYLAND_DISPLAY-} ]]; then
  set -- demo
fi
if [[ ${1-} == demo ]]; then
  play_demo
else
  exec "$program" "$@"
fi
