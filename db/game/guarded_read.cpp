// read_guarded of game_file.h.

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <string>
#include <utility>

#include "db/file/failure.h"
#include "db/game/entry_rows.h"
#include "db/game/game_file.h"
#include "db/game/guard.h"
#include "db/game/private_copy.h"
#include "db/game/schema.h"
#include "db/game/setup_rows.h"
#include "db/game/stored_file.h"

namespace tablebank {
namespace {

constexpr const char* page_cache = "PRAGMA cache_size = -32768";  // KiB: the pages are gone through three times

/// Nothing in the file is evaluated before its schema is known to be the one that the program itself would have
/// written.
void check_own_schema(SQLite::Database& database) {
    const WorkLimit work(database, WorkLimit::for_schema);
    guard(database, 0);
    database.exec("PRAGMA locking_mode = EXCLUSIVE");  // first of all: recovers the -wal without a -shm
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    check_version(version);
    check_schema(database, version);
}

/// Pages and indexes fit, before rows are believed.
void check_pages(SQLite::Database& database) {
    database.exec(page_cache);
    const std::string found = database.execAndGet("PRAGMA integrity_check(1)").getString();
    if (found != "ok") throw Damage(found);
    SQLite::Statement dangling(database, "PRAGMA foreign_key_check");
    if (dangling.executeStep()) throw Damage("an entry is missing that others refer to");
}

}  // namespace

void read_guarded(const std::filesystem::path& file, const GameReader& reader) {
    const std::filesystem::path located = locate_game(file);
    as_file_error(file, [&] {
        check_header(located);
        const PrivateCopy copy(located);
        const HeapLimit heap;
        SQLite::Database database(copy.file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
        database.check(sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr));
        check_own_schema(database);
        const WorkLimit work(database, WorkLimit::for_file(copy.size()));
        check_pages(database);
        std::shared_ptr<const Setup> setup = read_setup(database, file);
        const Hash beginning = genesis(*setup);
        reader(std::move(setup),
               {count_entries(database), [&](const EntrySink& sink) { read_entries(database, beginning, sink); }});
    });
}

}  // namespace tablebank
