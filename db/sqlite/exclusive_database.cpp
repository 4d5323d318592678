#include "db/sqlite/exclusive_database.h"

#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <system_error>
#include <utility>

#include "db/file/failure.h"
#include "db/file/file_error.h"
#include "db/file/new_file.h"
#include "db/sqlite/hardened_connection.h"
#include "db/sqlite/integrity_check.h"
#include "db/sqlite/sidecar_files.h"
#include "db/sqlite/stored_file.h"
#include "platform/names.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

constexpr const char* page_size =
    "PRAGMA page_size = 2048";      // an entry changes four pages: small ones are written faster
constexpr int copies_attached = 1;  // by VACUUM INTO

/// Both must be set before the journal mode: an exclusive connection keeps the index of the -wal in its own memory.
void own(SQLite::Database& database) {
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("PRAGMA synchronous = FULL");
}

/// Whether closing the connection copies the -wal into the file and removes it.
void empty_log_on_close(const SQLite::Database& database, bool empty) {
    database.check(sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, empty ? 0 : 1, nullptr));
}

void enter_wal(SQLite::Database& database) {
    if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal") {
        throw SQLite::Exception("there is no write-ahead log on this disk", SQLITE_IOERR);
    }
    (void)database.execAndGet("PRAGMA schema_version");  // the first query creates the -wal
}

std::int64_t size_or_none(const std::filesystem::path& file) {
    std::error_code none;
    const auto size = std::filesystem::file_size(file, none);
    return none ? 0 : static_cast<std::int64_t>(size);
}

/// The lock is kept. The transaction is rolled back, because with some headers a commit alone changes pages, and
/// nothing has been checked yet.
void take_alone(SQLite::Database& database) {
    const SQLite::Transaction alone(database, SQLite::TransactionBehavior::EXCLUSIVE);
}

/// SQLite would open a file read-only if it cannot write to it, and report it only when a line is posted.
void check_writable(const std::filesystem::path& file, const std::filesystem::path& located) {
    std::error_code why_not;
    if (!platform::may_write(located, why_not) || !platform::may_write(located.parent_path(), why_not)) {
        throw system_file_error(file, why_not);
    }
}

/// The file that may be opened; checked before SQLite opens it.
std::filesystem::path let_in(const std::filesystem::path& file, const DatabaseDoor& door) {
    std::filesystem::path located = locate_database(file, door.kind.subject);
    door.check_header(located);
    if (has_second_name(located)) throw file_error(FileError::Kind::second_name, file, "it has a second name");
    check_sidecar_files(located, door.kind);
    check_writable(file, located);
    if (size_or_none(companion(located, "-journal")) > 0) door.try_journal(file);
    return located;
}

/// Opening alone creates and removes an empty -wal.
int inspect_opened(SQLite::Database& database, const DatabaseKind& kind, std::int64_t log) {
    empty_log_on_close(database, log == 0);
    return inspect_schema(database, kind, copies_attached);
}

}  // namespace

void ExclusiveDatabase::create(const std::filesystem::path& file, const DatabaseKind& kind,
                               const std::function<void(SQLite::Database&)>& fill) {
    const NewFile created(file);
    as_file_error(
        file,
        [&] {
            SQLite::Database database(platform::text_of(created.draft()), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            guard(database, 0);
            database.exec(page_size);
            own(database);
            SQLite::Transaction transaction(database);
            migrate_schema(database, kind, 0, kind.usual_version());
            fill(database);
            transaction.commit();
            enter_wal(database);
        },
        kind.subject);
    if (kind.holds_secrets) tablebank::close_to_others(created.draft());
    created.publish();
}

void ExclusiveDatabase::close_to_others() const {
    tablebank::close_to_others(located_);
    for (const char* ending : companion_endings) tablebank::close_to_others(companion(located_, ending));
}

ExclusiveDatabase::ExclusiveDatabase(const std::filesystem::path& file, const DatabaseDoor& door)
    : ExclusiveDatabase(file, let_in(file, door), door) {}

ExclusiveDatabase::ExclusiveDatabase(const std::filesystem::path& file, std::filesystem::path located,
                                     const DatabaseDoor& door)
    : path_(file),
      located_(std::move(located)),
      kind_(door.kind),
      log_(size_or_none(companion(located_, "-wal"))),
      database_(platform::text_of(located_), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX),
      version_(inspect_opened(database_, door.kind, log_)),
      begin_(database_, "BEGIN IMMEDIATE"),
      commit_(database_, "COMMIT"),
      identity_(database_, located_) {
    inspect();
}

void ExclusiveDatabase::inspect() {
    own(database_);
    take_alone(database_);
    const InspectionLimits limits(database_, size_or_none(located_) + log_);
    inspect_pages(database_);
}

std::int64_t ExclusiveDatabase::bytes() const {
    return size_or_none(located_) + size_or_none(companion(located_, "-wal"));
}

/// Only now the file is prepared for writing: a refused file stays unchanged.
void ExclusiveDatabase::believe() {
    if (believed_) return;
    empty_log_on_close(database_, true);
    enter_wal(database_);
    // Each entry of a game is copied into the file as soon as it is durable in the -wal, so a copy of the file alone
    // has all of them. A failure of this is retried with the next entry.
    if (kind_.subject == FileSubject::game) database_.exec("PRAGMA wal_autocheckpoint = 1");
    identity_.note();
    look_();
    believed_ = true;
}

/// Entries written to a file that was moved, replaced or deleted would be lost. The acknowledged ones are copied from
/// the -wal into the file that was opened, wherever it is now, and nothing more is written.
void ExclusiveDatabase::expect_to_stay() {
    if (!identity_.lost()) return;
    database_.tryExec("PRAGMA wal_checkpoint(TRUNCATE)");
    throw file_error(FileError::Kind::moved_away, path_, "moved, replaced or deleted while the game was open");
}

void ExclusiveDatabase::store(const Work& work) {
    believe();
    expect_to_stay();
    if (bytes() > kind_.largest_to_write_to()) {
        throw file_error(FileError::Kind::too_long, path_, "this is as long as it may be", kind_.subject);
    }
    if (!certain_) settle();
    work.expect();
    const int version = std::max({version_, kind_.usual_version(), work.version});
    try {
        begin_.exec();
        begin_.reset();
        migrate_schema(database_, kind_, version_, version);
        work.write();
        commit_.exec();
        commit_.reset();
    } catch (...) {
        abandon(work);
        throw;
    }
    expect_to_stay();
    identity_.note();
    version_ = version;
}

void ExclusiveDatabase::abandon(const Work& work) noexcept {
    begin_.tryReset();
    commit_.tryReset();
    work.reset();
    database_.tryExec("ROLLBACK");  // an error of the disk may have rolled back already
    certain_ = false;
    try {
        settle();
    } catch (const std::exception&) {
        // The disk still fails: retried before the next entry.
    }
}

/// If the disk failed while it confirmed a commit, the whole entry may be in the -wal although it was not acknowledged,
/// and would appear after a crash. Emptying the -wal removes it.
void ExclusiveDatabase::settle() {
    const bool there = !identity_.lost();
    SQLite::Statement checkpoint(database_, "PRAGMA wal_checkpoint(TRUNCATE)");
    checkpoint.executeStep();
    if (checkpoint.getColumn(0).getInt() != 0) throw SQLite::Exception("the log cannot be emptied", SQLITE_BUSY);
    if (there) identity_.note();
    look_();
    certain_ = true;
}

}  // namespace tablebank
