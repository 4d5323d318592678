#!/usr/bin/env bash
# Tampers 100,000 times with a finished game and as often with its record, or as often as the first argument says, and asks of
# each mutant what tests/tamper asks. The second argument chooses the seed; without it every run makes other mutants. About
# twenty-five minutes on one core. Builds what it needs in build/release; BUILD names another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

# Each mutant is a few files that are gone at once: in memory they cost a tenth of what a disk takes.
if [[ -z ${TMPDIR-} && -w /dev/shm ]]; then export TMPDIR=/dev/shm; fi
campaign test_tamper TABLEBANK_MUTANTS "${1:-100000}" "${2-}" --test-case='whatever was changed of a game*'
