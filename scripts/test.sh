#!/usr/bin/env bash
# Builds everything and runs every test. Ends with "N passed, N failed" and fails where a test failed. A program of test cases
# counts each of them, any other test counts as one, and so do the layout of the sources, what the linter finds and the demo game.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
log=$(mktemp)
trap 'rm -f "$log"' EXIT
passed=0
failed=0

# number_before WORD: the number that stands before WORD in the summary of a program of test cases; nothing for another test.
number_before() {
  sed -nE "s/.*test cases:.* ([0-9]+) $1.*/\1/p" "$log" | tail -n 1
}

# count NAME STATUS: adds one test, whose output is in the log, to the sums, and shows the output of a failed one.
count() {
  local name=$1 status=$2 good bad
  good=$(number_before passed)
  bad=$(number_before failed)
  if [[ -z $good ]]; then
    good=$((status == 0))
    bad=$((status != 0))
  elif ((status != 0 && bad == 0)); then
    bad=1 # it broke down after its last test case
  fi
  passed=$((passed + good))
  failed=$((failed + bad))
  if ((bad > 0)); then
    cat "$log"
    echo "FAILED: $name"
  else
    echo "ok: $name ($good)"
  fi
}

# run NAME COMMAND...: runs a test and counts it.
run() {
  local name=$1 status=0
  shift
  "$@" >"$log" 2>&1 || status=$?
  count "$name" "$status"
}

check_layout() (
  cd "$root" || return
  find calculators ledger db app tests bench \( -name '*.h' -o -name '*.cpp' \) -print0 |
    xargs -0 clang-format --dry-run -Werror
)

# The score sheet ends with the places; the first is the winner's.
check_demo() {
  "$root/scripts/run.sh" demo | tee /dev/stderr | tail -n 6 | grep -E '^1\. [[:alpha:]]+ [0-9.,]+$'
}

"$root/scripts/install-deps.sh"
(
  cd "$root"
  for preset in release fuzz replay; do
    cmake --preset "$preset"
    cmake --build --preset "$preset"
  done
)

run "layout of the sources" check_layout
run "what the linter finds" "$root/scripts/lint.sh"
run "the demo game" check_demo
for build in "$root"/build/{release,fuzz,replay}; do
  mapfile -t tests < <(ctest --test-dir "$build" --show-only | sed -nE 's/^ *Test +#[0-9]+: (.*)$/\1/p')
  for test in "${tests[@]}"; do
    run "$test" ctest --test-dir "$build" --tests-regex "^$test\$" --verbose
  done
done

echo "$passed passed, $failed failed"
((failed == 0 && passed > 0))
