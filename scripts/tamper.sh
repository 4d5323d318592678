#!/usr/bin/env bash
# Tampers 100,000 times with a finished game, or as often as the first argument says, and asks of each mutant what
# tests/tamper asks. The second argument chooses the seed; without it every run makes other mutants. About twenty minutes on
# one core. Builds what it needs in build/release; BUILD names another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
build=${BUILD-$root/build/release}
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target test_tamper)
fi
export TABLEBANK_MUTANTS=${1:-100000}
if [ $# -ge 2 ]; then export TABLEBANK_SEED=$2; fi
# Each mutant is a few files that are gone at once: in memory they cost a tenth of what a disk takes.
if [[ -z ${TMPDIR-} && -w /dev/shm ]]; then export TMPDIR=/dev/shm; fi
exec "$build"/tests/test_tamper
