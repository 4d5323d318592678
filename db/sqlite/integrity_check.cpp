#include "db/sqlite/integrity_check.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <cstddef>
#include <string>
#include <vector>

#include "db/file/failure.h"
#include "db/sqlite/file_content.h"
#include "db/sqlite/memory_vfs.h"

namespace tablebank {
namespace {

constexpr const char* wide_page_cache = "PRAGMA cache_size = -32768";  // KiB
constexpr const char* usual_page_cache = "PRAGMA cache_size = -2000";  // KiB, SQLite's default

/// The check of the pages also reports read errors of the disk as findings. Reading the file again distinguishes the
/// two.
void expect_readable(SQLite::Database& database) {
    std::vector<std::byte> some(std::size_t{64} * 1024);
    for (const int part : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
        sqlite3_file* file = nullptr;
        database.check(sqlite3_file_control(database.getHandle(), "main", part, static_cast<void*>(&file)));
        if (file == nullptr || file->pMethods == nullptr) continue;
        sqlite3_int64 size = 0;
        int result = file->pMethods->xFileSize(file, &size);
        for (sqlite3_int64 at = 0; result == SQLITE_OK && at < size; at += static_cast<sqlite3_int64>(some.size())) {
            result = file->pMethods->xRead(file, some.data(), static_cast<int>(some.size()), at);
        }
        if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ) {
            throw SQLite::Exception("the file cannot be read", result);
        }
    }
}

/// The first finding of SQLite's check; empty if there is none.
std::string trouble_with_pages(SQLite::Database& database) {
    std::string found = database.execAndGet("PRAGMA integrity_check(1)").getString();
    return found == "ok" ? std::string{} : found;
}

/// If SQLite meets a view before any table, as in a game, it assumes that only a few tables are to be checked, and
/// skips the list of free pages (3.40). New rows are written to those: a page that is both free and in use would be
/// lost. A game that only grew almost never has a free page; if it has one, a copy without views is checked.
void inspect_free_pages(SQLite::Database& database) {
    if (database.execAndGet("PRAGMA freelist_count").getInt64() == 0) return;
    const MemoryVfs files;
    SQLite::Database copy(files.name(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX, 0,
                          MemoryVfs::layer());
    copy.exec("PRAGMA locking_mode = EXCLUSIVE");
    if (SQLite::Backup(copy, database).executeStep() != SQLITE_DONE) throw Damage("its pages cannot be read");
    copy.exec("PRAGMA journal_mode = OFF");
    std::vector<std::string> views;
    for (SQLite::Statement row(copy, "SELECT name FROM sqlite_schema WHERE type = 'view'"); row.executeStep();) {
        views.push_back(row.getColumn(0).getString());
    }
    for (const std::string& view : views) copy.exec("DROP VIEW " + view);
    if (const std::string found = trouble_with_pages(copy); !found.empty()) throw Damage(found);
}

}  // namespace

int inspect_schema(SQLite::Database& database, const DatabaseKind& kind, int attached) {
    const HeapLimit heap;
    const WorkLimit work(database, WorkLimit::for_schema);
    guard(database, attached);
    database.exec("PRAGMA locking_mode = EXCLUSIVE");  // first: recovers the -wal without a -shm
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    check_version(kind, version);
    // The -wal or a journal may differ from the file, which check_header has checked.
    if (const auto id = database.execAndGet("PRAGMA application_id").getUInt(); id != kind.application_id)
        throw NotOurs(content_of_database(id));
    // A header may require a later SQLite for writing, which a reader would not notice.
    if (sqlite3_db_readonly(database.getHandle(), "main") != 0) throw Damage("its pages cannot be read");
    check_schema(database, kind, version);
    return version;
}

void inspect_pages(SQLite::Database& database) {
    if (std::string found = trouble_with_pages(database); !found.empty()) {
        expect_readable(database);
        throw Damage(found);
    }
    inspect_free_pages(database);
    SQLite::Statement dangling(database, "PRAGMA foreign_key_check");
    if (dangling.executeStep()) throw Damage("an entry is missing that others refer to");
}

InspectionLimits::InspectionLimits(SQLite::Database& database, std::int64_t bytes)
    : database_(database), work_(database, WorkLimit::for_file(bytes)) {
    database_.exec(wide_page_cache);
}

InspectionLimits::~InspectionLimits() {
    database_.tryExec(usual_page_cache);
}

}  // namespace tablebank
