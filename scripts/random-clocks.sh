#!/usr/bin/env bash
# Plays 10,000 random evenings on a computer whose clock jumps, sleeps and travels, and which is killed, or as many as the
# first argument says; tests/random_clocks says what must hold then. The second argument chooses the seed; without it,
# every run plays other evenings. Builds what it needs in build/release; BUILD names another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

campaign test_random_clocks TABLEBANK_EVENINGS "${1:-10000}" "${2-}"
