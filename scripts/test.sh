#!/usr/bin/env bash
# Builds everything and runs every test. Ends with "N passed, N failed" and fails where a test failed. A program of test cases
# counts each of them, any other test counts as one, and so do the layout of the sources, what the linter finds and the demo game.
set -euo pipefail
export LC_ALL=C.UTF-8

# One seed for all random play, so that a change never fails by chance for what it did not touch: chance belongs to the campaigns.
export TABLEBANK_SEED=${TABLEBANK_SEED-20261123} RC_PARAMS=${RC_PARAMS-seed=20261123}

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
work=$(mktemp -d)
log=$work/log
trap 'rm -rf "$work"' EXIT
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

# run_tests BUILD: every test of a build, as many at once as there are processors, and counts each.
run_tests() {
  local build=$1 said=$work/tests number name outcome status
  ctest --test-dir "$build" --parallel "$(nproc)" --verbose >"$said" 2>&1 || true
  sed -nE 's/^ *[0-9]+\/[0-9]+ Test +#([0-9]+): ([^ ]+) \.* *(\**[A-Za-z]+).*/\1 \2 \3/p' "$said" >"$work/outcomes"
  while read -r number name outcome; do
    sed -n "s/^$number: //p" "$said" >"$log"
    status=0
    if [[ $outcome != Passed ]]; then
      status=1
      echo "$outcome" >>"$log"
    fi
    count "$name" "$status"
  done < <(sort -n "$work/outcomes")
  run "all tests of ${build#"$root"/}" test "$(wc -l <"$work/outcomes")" = "$(ctest --test-dir "$build" --show-only | sed -n 's/^Total Tests: //p')"
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
  for preset in release fuzz tsan; do
    cmake --preset "$preset"
    cmake --build --preset "$preset"
  done
)

run "layout of the sources" check_layout
run "what the linter finds" "$root/scripts/lint.sh"
run "the demo game" check_demo
for build in "$root"/build/{release,fuzz,tsan}; do
  run_tests "$build"
done

echo "$passed passed, $failed failed"
((failed == 0 && passed > 0))
