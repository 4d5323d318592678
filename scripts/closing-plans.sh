#!/usr/bin/env bash
# Draws up the closing plans of 100,000 random estates, or of as many as the first argument says, and compares each with a
# search that tries everything (tests/closing_plans); then as many others are posted at a table, line by line. The second argument
# chooses the seed; without it, or with "-", every run compares other estates. A few minutes on one core. Builds what it needs in build/release; BUILD names another build folder, used
# as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

campaign test_closing_plans TABLEBANK_ESTATES "${1:-100000}" "${2-}" --test-case="the closing plan of a random estate*,every step of a plan is posted*"
