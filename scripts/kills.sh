#!/usr/bin/env bash
# Kills `tablebank do` 10,000 times while lines stream to it, or as often as the first argument says, each time at a random moment,
# and opens the game: every line that was acknowledged must be there. The second argument chooses the lines and the moments;
# without it every run has others, and never is a moment met exactly again. Builds what it needs in build/release; BUILD names
# another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

campaign test_durability TABLEBANK_KILLS "${1:-10000}" "${2-}" --test-case="tablebank killed*"
