#!/usr/bin/env bash
# Kills a PostgreSQL of its own 1,000 times while up to three programs write to one event of it, or as often as the first argument
# says, each time at a random moment, and starts it again: every act that was acknowledged must be there, none that was refused, and
# nothing twice. And as often while up to three hubs bring the same games to it: every entry that was promised is there, and each game is
# whole. The second argument chooses how many write and the moments; without it every run has others. Builds what it needs in
# build/release; BUILD names another build folder, used as it is.
# shellcheck source=scripts/campaign.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/campaign.sh"

beside=("$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/with-postgres.sh")
campaign test_db_server TABLEBANK_HUB_FAULTS "${1:-1000}" "${2-}" --test-case="a server that is killed*"
