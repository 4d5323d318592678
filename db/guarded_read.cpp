// read_guarded of game_file.h.

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include "db/entry_rows.h"
#include "db/failure.h"
#include "db/game_file.h"
#include "db/guard.h"
#include "db/private_copy.h"
#include "db/schema.h"
#include "db/setup_rows.h"
#include "db/stored_file.h"

namespace tablebank {
namespace {

/// The order matters: the schema is compared before anything in it is evaluated, the pages and indexes are checked
/// before rows are believed.
void check_whole(SQLite::Database& database) {
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    check_version(version);
    check_schema(database, version);
    if (database.execAndGet("PRAGMA integrity_check(1)").getString() != "ok") throw Damage("its pages do not fit");
    SQLite::Statement dangling(database, "PRAGMA foreign_key_check");
    if (dangling.executeStep()) throw Damage("an entry is missing that others refer to");
}

}  // namespace

std::shared_ptr<const Setup> read_guarded(const std::filesystem::path& file, const EntrySink& sink) {
    const std::filesystem::path located = locate_game(file);
    return as_file_error(file, [&] {
        check_header(located);
        const PrivateCopy copy(located);
        const HeapLimit heap;
        SQLite::Database database(copy.file().string(), SQLite::OPEN_READWRITE);
        database.check(sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr));
        const WorkLimit work(database, copy.size());
        guard(database, 0);
        database.exec("PRAGMA locking_mode = EXCLUSIVE");  // recovers the -wal without a -shm
        check_whole(database);
        std::shared_ptr<const Setup> setup = read_setup(database, file);
        read_entries(database, genesis(*setup), sink);
        return setup;
    });
}

}  // namespace tablebank
