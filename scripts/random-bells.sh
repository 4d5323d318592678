#!/usr/bin/env bash
# Plays 100,000 random timed games of every edition that has them, with a bell at a random moment, after which people try
# everything, or as many as the first argument says. The model of tests/random_play and docs/reference/stages.md say what
# may be posted. The second argument chooses the seed; without it, or with "-", every run plays other games. The third
# chooses one edition. Builds what it needs in build/release; BUILD names another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

if [ $# -ge 3 ]; then export TABLEBANK_EDITION=$3; fi
campaign test_random_play TABLEBANK_BELLS "${1:-100000}" "${2-}" --test-case="*bell*"
