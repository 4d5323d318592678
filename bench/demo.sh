#!/usr/bin/env bash
# Times the demo game posted through `tablebank do`, all lines on standard input, every entry durable before it is printed.
#
#   bench/demo.sh [ROUNDS]       5 rounds unless said otherwise
#
# BUILD names a build folder other than build/release. The game file is in TMPDIR, which must be on a real disk.
set -euo pipefail

rounds=${1:-5}
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
tablebank=${BUILD-$root/build/release}/app/tablebank
playthrough=$root/tests/playthroughs/two-hours.us.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

read -r -a opening < <(sed -n '1s/^# new //p' "$playthrough")
for ((round = 1; round <= rounds; ++round)); do
  "$tablebank" new "$work/$round.tbl" "${opening[@]}" >"$work/new"
  /usr/bin/time --append --output "$work/runs" --format "%e %M" \
    "$tablebank" "do" "$work/$round.tbl" <"$playthrough" >"$work/posted"
done
sort -n "$work/runs" | awk -v entries="$(wc -l <"$work/posted")" '
  { seconds[NR] = $1; if ($2 > peak) peak = $2 }
  END {
    printf "%d entries: best %.2f s, middle %.2f s, worst %.2f s; peak %.0f MiB\n", entries, seconds[1],
           seconds[int((NR + 1) / 2)], seconds[NR], peak / 1024
  }'
