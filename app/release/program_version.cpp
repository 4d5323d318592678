#include "app/release/program_version.h"

#include "app/release/commit.h"
#include "db/event/event_format.h"
#include "db/game/schema.h"
#include "ledger/books/rules_version.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {

ProgramVersion program_version() {
    return {.number = TABLEBANK_VERSION,
            .commit = commit_of_sources(),
            .game_file = game_format_version,
            .record = record_format,
            .event = event_format_version,
            .rules = static_cast<int>(todays_rules)};
}

}  // namespace tablebank
