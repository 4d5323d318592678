#!/usr/bin/env bash
# Opens what 100,000 crashes leave of random evenings, or as many as the first argument says: everything that was written until a
# random moment, or that with writes missing, out of order or torn, as far as nothing had been synced. tests/durability says what
# must hold then. The second argument chooses the seed; without it every run plays other evenings. Builds what it needs in
# build/release; BUILD names another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

campaign test_durability TABLEBANK_IMAGES "${1:-100000}" "${2-}" --test-case="what a crash leaves*"
