#!/usr/bin/env bash
# Times tablebank against programs that do a like work on the same game: they read its exported journal and add it up.
#
#   bench/compare.sh [ENTRIES [ROUNDS]]      100000 entries and 3 rounds unless said otherwise
#
# Builds what it needs in build/release; BUILD names another build folder, used as it is. The programs take turns round
# by round, so whatever else the machine does falls on all alike; of each the best round counts.
#
# `tablebank do` with nothing to post opens the game: read, chain, conservation, replay; the others are compared with it. `tablebank show`
# reads a stranger's file without touching it: with a private copy and SQLite's integrity check in addition. `tablebank verify` decides
# every line again by today's rules on top of that, for which no other program has a counterpart. ledger and hledger add the exported
# journal up, bean-check checks it.
set -euo pipefail
export LC_ALL=C.UTF-8

entries=${1:-100000}
rounds=${2:-3}
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
build=${BUILD-$root/build/release}
tablebank=$build/app/tablebank
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [[ -z ${BUILD-} ]]; then
  "$root/scripts/install-deps.sh"
  (cd "$root" && cmake --preset release && cmake --build --preset release --target tablebank make_long_game) >&2
fi

labels=(
  "tablebank do FILE </dev/null"
  "tablebank show FILE summary"
  "tablebank verify FILE"
  "ledger -f JOURNAL bal"
  "hledger -f JOURNAL bal"
  "bean-check --no-cache JOURNAL"
  "sqlite3 FILE 'SELECT sum(quantity) ...'"
  "sqlite3 FILE 'SELECT * FROM cash'"
)

# contestant NUMBER: runs the program of a label.
contestant() {
  case $1 in
    0) "${timed[@]}" "$tablebank" "do" "$work/game.tbl" </dev/null ;;
    1) "${timed[@]}" "$tablebank" show "$work/game.tbl" summary ;;
    2) "${timed[@]}" "$tablebank" verify "$work/game.tbl" ;;
    3) "${timed[@]}" ledger -f "$work/game.ledger" bal ;;
    4) "${timed[@]}" hledger -f "$work/game.ledger" bal ;;
    5) "${timed[@]}" bean-check --no-cache "$work/game.beancount" ;;
    6) "${timed[@]}" sqlite3 "$work/game.tbl" 'SELECT asset, sum(quantity) FROM transfer GROUP BY asset' ;;
    7) "${timed[@]}" sqlite3 "$work/game.tbl" 'SELECT * FROM cash' ;;
  esac
}

echo "making a game of $entries entries" >&2
"$build/bench/make_long_game" "$work/game.tbl" "$entries"
"$tablebank" export "$work/game.tbl" --to ledger -o "$work/game.ledger"
"$tablebank" export "$work/game.tbl" --to beancount -o "$work/game.beancount"

# One line per run: label number, seconds by the clock, seconds of processor, peak memory in KiB.
for ((round = 1; round <= rounds; ++round)); do
  for number in "${!labels[@]}"; do
    echo "round $round of $rounds: ${labels[number]}" >&2
    timed=(/usr/bin/time --append --output "$work/runs" --format "$number %e %U %S %M")
    contestant "$number" >"$work/output"
  done
done

echo "$entries entries; game file $(($(stat -c %s "$work/game.tbl") / 1048576)) MiB," \
  "journal $(($(stat -c %s "$work/game.ledger") / 1048576)) MiB; best of $rounds rounds"
printf '%-40s %9s %9s %7s %9s\n' program seconds cpu ratio peak-MiB
for number in "${!labels[@]}"; do
  awk -v number="$number" -v label="${labels[number]}" '
    !($1 in best) || $2 < best[$1] { best[$1] = $2; cpu[$1] = $3 + $4 }
    $5 > peak[$1] { peak[$1] = $5 }
    END {
      printf "%-40s %9.2f %9.2f %7.1f %9.0f\n", label, best[number], cpu[number],
             best[number] / (best[0] > 0 ? best[0] : 0.01), peak[number] / 1024
    }' "$work/runs"
done
