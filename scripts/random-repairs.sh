#!/usr/bin/env bash
# Plays 10,000 random games of every edition with a line in each that was taken for another, half of them a roll, and
# corrects it, or as many as the first argument says; tests/repairs says what must hold then. The second argument
# chooses the seed; without it, or with "-", every run plays other games. The third chooses one edition. Builds what it
# needs in build/release; BUILD names another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

if [ $# -ge 3 ]; then export TABLEBANK_EDITION=$3; fi
campaign test_repairs TABLEBANK_GAMES "${1:-10000}" "${2-}"
