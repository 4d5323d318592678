#!/usr/bin/env bash
# The long game of the benches at the length that docs/contributing/benchmarks.md measures, and shorter ones of other seeds: each is
# made, has all its entries, opens for posting, and every line is decided again alike.
#
#   bench/long_game_test.sh MAKE_LONG_GAME TABLEBANK ENTRIES
#
# A due that the game does not know how to settle often appears only after the first twenty thousand entries.
set -euo pipefail

make=$1
tablebank=$2
entries=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# check_game ENTRIES SEED
check_game() {
  local file=$work/$2.tbl verified
  "$make" "$file" "$1" "$2"
  "$tablebank" "do" "$file" </dev/null >"$work/opened"
  verified=$("$tablebank" verify "$file")
  echo "seed $2: $verified"
  [[ $verified == "$1 entries; chain, sums and replay hold."* ]]
}

check_game "$entries" 1
for seed in {2..6}; do check_game $((entries / 5)) "$seed"; done
