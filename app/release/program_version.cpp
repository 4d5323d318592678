#include "app/release/program_version.h"

#include "commit.h"
#include "db/event/event_format.h"
#include "db/game/schema.h"
#include "ledger/books/rules_version.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {

ProgramVersion program_version() {
    return {.number = TABLEBANK_VERSION,
            .commit = TABLEBANK_COMMIT,
            .game_file = game_format_version,
            .record = record_format,
            .event = event_format_version,
            .rules = static_cast<int>(todays_rules)};
}

}  // namespace tablebank
