# Runs tests one after the other and counts them; scripts/test.sh and scripts/check.sh read this file. A program of test cases counts
# each of its cases. Any other test counts as one. The last line that a script prints is that of `report`.
export LC_ALL=C.UTF-8

# One seed for all random play, so that a change never fails by chance for what it did not touch: chance belongs to the campaigns.
export TABLEBANK_SEED=${TABLEBANK_SEED-20261123} RC_PARAMS=${RC_PARAMS-seed=20261123}

work=$(mktemp -d)
log=$work/log
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

# number_before WORD: the number before WORD in the summary of a program of test cases; nothing for another test.
number_before() {
  sed -nE "s/.*test cases:.* ([0-9]+) $1.*/\1/p" "$log" | tail -n 1
}

# count NAME STATUS: adds one test, whose output is in the log, to the sums. Shows the output if the test failed.
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

# run_tests BUILD OPTIONS...: runs and counts the tests of a build that the options of ctest choose, one more at once than there are
# processors: many wait for a server, a browser or a window.
run_tests() {
  local build=$1 said=$work/tests number name outcome status
  shift
  ctest --test-dir "$build" --parallel "$(($(nproc) + 1))" --verbose "$@" >"$said" 2>&1 || true
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
  run "all tests of ${build#"$root"/}" test "$(wc -l <"$work/outcomes")" = "$(ctest --test-dir "$build" --show-only "$@" | sed -n 's/^Total Tests: //p')"
}

# reached WHAT: says how long the script has run by now.
reached() {
  echo "$1: after $SECONDS s"
}

# report: says the sums, and fails if a test failed or none ran.
report() {
  echo "$passed passed, $failed failed"
  ((failed == 0 && passed > 0))
}
