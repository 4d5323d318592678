// read_guarded of game_file.h.

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <utility>

#include "db/file/failure.h"
#include "db/game/entry_rows.h"
#include "db/game/game_file.h"
#include "db/game/schema.h"
#include "db/game/setup_rows.h"
#include "db/sqlite/companions.h"
#include "db/sqlite/inspection.h"
#include "db/sqlite/private_copy.h"
#include "db/sqlite/stored_file.h"

namespace tablebank {

void read_guarded(const std::filesystem::path& file, const GameReader& reader) {
    const std::filesystem::path located = locate_database(file);
    as_file_error(file, [&] {
        check_game_header(located);
        check_companions(located);
        const PrivateCopy copy(located);
        SQLite::Database database(copy.files().name(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX, 0,
                                  UnnamedFiles::layer());
        database.check(sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr));
        (void)inspect_schema(database, game_kind, 0);
        const InspectionLimits limits(database, copy.size());
        inspect_pages(database);
        std::shared_ptr<const Setup> setup = read_setup(database, file);
        const Hash beginning = genesis(*setup);
        reader(std::move(setup),
               {count_entries(database), [&](const EntrySink& sink) { read_entries(database, beginning, sink); }});
    });
}

}  // namespace tablebank
