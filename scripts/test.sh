#!/usr/bin/env bash
# Builds the program and passes the tests of a working day: rules, books, words, window, recorded games and short campaigns. Ends with
# "N passed, N failed" and fails if a test failed. scripts/check.sh runs everything else.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
# shellcheck source=scripts/counted.sh
source "$root/scripts/counted.sh"

# The score sheet ends with the places; the first is the winner's.
check_demo() {
  "$root/scripts/run.sh" demo | tee /dev/stderr | tail -n 6 | grep -E '^1\. [[:alpha:]]+ [0-9.,]+$'
}

"$root/scripts/install-deps.sh" run test
(
  cd "$root"
  cmake --preset release -DTABLEBANK_TESTS=ON -DTABLEBANK_BENCH=ON
  cmake --build --preset release
)
reached built
run "the demo game" check_demo
run_tests "$root/build/release" --label-exclude check
reached tested
report
