#!/usr/bin/env bash
# Invents 1,000 boxes at random, or as many as the first argument says: board, groups, deeds, steps, decks and sums, with the rules of
# a known book. Each is written as an edition, read, taken through a table of deeds and a whole file, and played in 30 games
# against the independent model of tests/random_play. The second argument chooses the seed; without it every run invents others.
# Builds what it needs in build/release; BUILD names another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

campaign test_random_play TABLEBANK_BOXES "${1:-1000}" "${2-}" --test-case="invented*"
