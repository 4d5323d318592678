#!/usr/bin/env bash
# Tampers 100,000 times with a finished game of which signed checkpoints are held, or with its record, or as often as the first argument says, and asks of
# each mutant what tests/tamper/signed_test.cpp asks. The second argument chooses the seed; without it every run makes other
# mutants. Builds what it needs in build/release; BUILD names another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

# Each mutant may be a few files that are gone at once: in memory they cost a tenth of what a disk takes.
if [[ -z ${TMPDIR-} && -w /dev/shm ]]; then export TMPDIR=/dev/shm; fi
campaign test_tamper TABLEBANK_SIGNED "${1:-100000}" "${2-}" --test-case='*signed game*'
