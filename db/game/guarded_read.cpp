// read_guarded of game_file.h.

#include <SQLiteCpp/Database.h>

#include <utility>

#include "db/game/entry_rows.h"
#include "db/game/game_file.h"
#include "db/game/schema.h"
#include "db/game/setup_rows.h"
#include "db/sqlite/guarded_copy.h"

namespace tablebank {

void read_guarded(const std::filesystem::path& file, const GameReader& reader) {
    read_copy(file, game_kind, check_game_header, [&](SQLite::Database& database) {
        std::shared_ptr<const Setup> setup = read_setup(database, file);
        const Hash beginning = genesis(*setup);
        reader(std::move(setup),
               {count_entries(database), [&](const EntrySink& sink) { read_entries(database, beginning, sink); }});
    });
}

}  // namespace tablebank
