#!/usr/bin/env bash
# Tables send to a hub over lines that break, double and disorder what goes over them, 1,000 evenings or as many as the first argument says;
# the hub ends and begins again meanwhile, and in some of them two laptops have one game. Checks that no acknowledged entry was lost or
# doubled and that every fork was reported. The second argument chooses the first evening; without it every run has others. Builds what it needs
# in build/release; BUILD names another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

campaign test_app_hub_sync TABLEBANK_LIVE_FAULTS "${1:-1000}" "${2-}" --test-case="over lines that fail*"
