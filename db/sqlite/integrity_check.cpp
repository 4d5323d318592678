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
constexpr const char* usual_page_cache = "PRAGMA cache_size = -2000";  // KiB, as SQLite has it

/// The check of the pages tells what the disk refuses to read among what it finds. Only the disk knows the difference,
/// so it is asked once more.
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

/// What SQLite's check finds first; empty for nothing.
std::string trouble_with_pages(SQLite::Database& database) {
    std::string found = database.execAndGet("PRAGMA integrity_check(1)").getString();
    return found == "ok" ? std::string{} : found;
}

/// Where SQLite comes upon a view before any table, as it does in a game, it takes its check for one of a few tables
/// and leaves out the list of free pages (3.40). New rows are written to those: a page that is listed and in use would
/// be lost. A game that only grew has hardly ever a free page; where there is one, a copy without views is checked.
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
    database.exec("PRAGMA locking_mode = EXCLUSIVE");  // first of all: recovers the -wal without a -shm
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    check_version(kind, version);
    // The -wal or a journal may say otherwise than the file, of which check_header asked.
    if (const auto id = database.execAndGet("PRAGMA application_id").getUInt(); id != kind.application_id)
        throw NotOurs(content_of_database(id));
    // A header may say that only a later SQLite is to write to the file: whoever reads it would not notice.
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
