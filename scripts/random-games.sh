#!/usr/bin/env bash
# Plays 100,000 random games of every edition against the independent model of tests/random_play, or as many as the first
# argument says. The second argument chooses the seed; without it, or with "-", every run plays other games. The third
# chooses one edition. About ten minutes for each edition on one core. Builds what it needs in build/release; BUILD names
# another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

if [ $# -ge 3 ]; then export TABLEBANK_EDITION=$3; fi
campaign test_random_play TABLEBANK_GAMES "${1:-100000}" "${2-}" --test-case="random games*"
