#!/usr/bin/env bash
# Makes small changes to the sources of a module, one at a time, and asks its cheapest tests whether they notice: a change that none
# of them notices breaks a rule that no test states, or nothing at all. All of it happens to a copy in build/mutants.
#
#   scripts/mutants.sh MODULE [N] [SEED]  N random changes (20; all: every one) to a module such as calculators or ledger/decide
#   scripts/mutants.sh known [MODULE]    the changes kept in tests/mutants, each against the one test case that it names
#   scripts/mutants.sh --file FILE       those of one file like tests/mutants/calculators.toml
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
if (($# == 0)); then
  sed -nE '2,/^set/ s/^# ?//p' "$0" >&2
  exit 2
fi
cd "$root"
exec python3 -B scripts/mutants "$@"
