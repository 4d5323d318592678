#!/usr/bin/env bash
# Looks at every screen in every language with every edition, at two scales, for what is cut, hidden or painted otherwise than it was
# kept; a run of the tests takes a third of all pairs of a language and an edition at each scale. Builds what it needs in build/release;
# BUILD names another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

campaign test_app_ui TABLEBANK_EVERY_SCREEN 1 "" --test-case="every screen *"
