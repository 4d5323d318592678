#include "db/game/game_file.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/core.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <utility>

#include "db/file/failure.h"
#include "db/file/file_error.h"
#include "db/file/new_file.h"
#include "db/game/companions.h"
#include "db/game/entry_rows.h"
#include "db/game/guard.h"
#include "db/game/inspection.h"
#include "db/game/presence.h"
#include "db/game/query.h"
#include "db/game/schema.h"
#include "db/game/setup_rows.h"
#include "db/game/stored_file.h"

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

/// Whether closing the connection brings the -wal into the file and removes it.
void empty_log_on_close(const SQLite::Database& database, bool empty) {
    database.check(sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, empty ? 0 : 1, nullptr));
}

void enter_wal(SQLite::Database& database) {
    if (database.execAndGet("PRAGMA journal_mode = WAL").getString() != "wal") {
        throw SQLite::Exception("there is no write-ahead log on this disk", SQLITE_IOERR);
    }
    (void)database.execAndGet("PRAGMA schema_version");  // the first reading makes the -wal
}

std::int64_t size_or_none(const std::filesystem::path& file) {
    std::error_code none;
    const auto size = std::filesystem::file_size(file, none);
    return none ? 0 : static_cast<std::int64_t>(size);
}

/// The lock stays. Rolled back, for with some headers a commit alone changes pages, and nothing is known of them yet.
void take_alone(SQLite::Database& database) {
    const SQLite::Transaction alone(database, SQLite::TransactionBehavior::EXCLUSIVE);
}

/// SQLite would open a file for reading where it cannot write, and tell only when something is posted.
void check_writable(const std::filesystem::path& file, const std::filesystem::path& located) {
    if (::access(located.c_str(), W_OK) != 0 || ::access(located.parent_path().c_str(), W_OK) != 0) {
        throw system_file_error(file, errno);
    }
}

/// What cannot be read back gets no name. Nothing of it is of a later version, whatever it looks like.
void check_readable(SQLite::Database& database, const std::filesystem::path& file) {
    try {
        (void)read_setup(database, file);
    } catch (const OfLaterVersion& later) {
        throw Damage(later.what());
    }
}

/// SQLite plays a journal with the first question that it is asked, and what was in the file before is gone then. What
/// would come of it is looked at in a private copy.
void try_journal(const std::filesystem::path& file) {
    read_guarded(file, [](const std::shared_ptr<const Setup>&, const StoredEntries& entries) {
        entries.load([](Entry&&, const Hash&) {});
    });
}

}  // namespace

struct GameFile::Connection {
    std::filesystem::path path;
    std::filesystem::path located;
    SQLite::Database database;
    std::shared_ptr<const Setup> setup;
    Hash genesis;
    Head head;            ///< of the file, once it is believed
    int version;          ///< of the file's format: an older one is migrated with the first entry that is posted
    bool certain = true;  ///< false after a failure, until the file is known to hold no trace of it
    SQLite::Statement begin;
    SQLite::Statement commit;
    EntryWriter writer;
    bool believed = false;  ///< every entry was read and fits; until then nothing of the file is changed
    Presence presence;      ///< of the file and its -wal under their names

    Connection(const std::filesystem::path& file, std::filesystem::path found, SQLite::Database opened, int format)
        : path(file),
          located(std::move(found)),
          database(std::move(opened)),
          setup(read_setup(database, file)),
          genesis(tablebank::genesis(*setup)),
          version(format),
          begin(database, "BEGIN IMMEDIATE"),
          commit(database, "COMMIT"),
          writer(database),
          presence(database, located) {}

    [[nodiscard]] std::int64_t bytes() const {
        return size_or_none(located) + size_or_none(companion(located, "-wal"));
    }
    void read(const EntrySink& sink);
    void believe();
    void expect_to_stay();
    void expect_to_follow(std::span<const Entry> entries, std::span<const Hash> hashes) const;
    void append(std::span<const Entry> entries, std::span<const Hash> hashes);
    void abandon() noexcept;
    void settle();
};

void GameFile::Connection::read(const EntrySink& sink) {
    const InspectionLimits limits(database, bytes());
    read_entries(database, genesis, sink);
}

/// Only now the file is brought to the state in which it is posted to: what is refused stays as it came.
void GameFile::Connection::believe() {
    if (believed) return;
    empty_log_on_close(database, true);
    enter_wal(database);
    presence.note();
    head = read_head(database, genesis);
    believed = true;
}

/// A file that was moved, replaced or deleted takes what is written and nobody finds it again. What was acknowledged
/// until now is brought from the -wal into the file that was opened, wherever it is, and nothing more is posted.
void GameFile::Connection::expect_to_stay() {
    if (!presence.lost()) return;
    database.tryExec("PRAGMA wal_checkpoint(TRUNCATE)");
    throw file_error(FileError::Kind::moved_away, path, "moved, replaced or deleted while the game was open");
}

/// Another sequence number, or a hash that does not follow from the last one stored: the caller saw another history.
void GameFile::Connection::expect_to_follow(std::span<const Entry> entries, std::span<const Hash> hashes) const {
    Head next = head;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].sequence != next.sequence + 1 || chained(next.hash, entries[i]) != hashes[i]) {
            throw file_error(FileError::Kind::moved_on, path,
                             "its last entry is #" + std::to_string(head.sequence) + ", not the one expected");
        }
        next = {entries[i].sequence, hashes[i]};
    }
}

void GameFile::Connection::append(std::span<const Entry> entries, std::span<const Hash> hashes) {
    believe();
    expect_to_stay();
    if (bytes() > largest_to_post_to) {
        throw file_error(FileError::Kind::too_long, path, "this is as long as a game may be");
    }
    if (!certain) settle();
    expect_to_follow(entries, hashes);
    try {
        begin.exec();
        begin.reset();
        migrate_schema(database, version);
        for (std::size_t i = 0; i < entries.size(); ++i) writer.write(entries[i], hashes[i]);
        commit.exec();
        commit.reset();
    } catch (...) {
        abandon();
        throw;
    }
    expect_to_stay();
    presence.note();
    version = game_format_version;
    head = {entries.back().sequence, hashes.back()};
}

void GameFile::Connection::abandon() noexcept {
    begin.tryReset();
    commit.tryReset();
    writer.reset();
    database.tryExec("ROLLBACK");  // an error of the disk may have rolled back already
    certain = false;
    try {
        settle();
    } catch (const std::exception&) {
        // The disk still fails: tried again before the next entry.
    }
}

/// Where the disk failed while it confirmed a commit, the whole entry may stand in the -wal although nobody was told
/// that it is posted, and would be found there after a crash. Emptying the -wal removes it.
void GameFile::Connection::settle() {
    const bool there = !presence.lost();
    SQLite::Statement checkpoint(database, "PRAGMA wal_checkpoint(TRUNCATE)");
    checkpoint.executeStep();
    if (checkpoint.getColumn(0).getInt() != 0) throw SQLite::Exception("the log cannot be emptied", SQLITE_BUSY);
    if (there) presence.note();
    head = read_head(database, genesis);
    certain = true;
}

GameFile::GameFile(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
GameFile::GameFile(GameFile&&) noexcept = default;
GameFile& GameFile::operator=(GameFile&&) noexcept = default;
GameFile::~GameFile() = default;

GameFile GameFile::create(const std::filesystem::path& file, const Setup& setup) {
    const NewFile created(file);
    as_file_error(file, [&] {
        SQLite::Database database(created.draft().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        guard(database, 0);
        database.exec(page_size);
        own(database);
        SQLite::Transaction transaction(database);
        migrate_schema(database, 0);
        write_setup(database, setup);
        check_readable(database, file);
        transaction.commit();
        enter_wal(database);
    });
    created.publish();
    return open(file);
}

GameFile GameFile::open(const std::filesystem::path& file) {
    const std::filesystem::path located = locate_game(file);
    return as_file_error(file, [&] {
        check_header(located);
        if (has_second_name(located)) throw file_error(FileError::Kind::second_name, file, "it has a second name");
        check_companions(located);
        check_writable(file, located);
        if (size_or_none(companion(located, "-journal")) > 0) try_journal(file);
        SQLite::Database database(located.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
        const std::int64_t log = size_or_none(companion(located, "-wal"));
        empty_log_on_close(database, log == 0);  // an empty one is made and removed by opening alone
        const int version = inspect_schema(database, copies_attached);
        own(database);
        take_alone(database);
        const InspectionLimits limits(database, size_or_none(located) + log);
        inspect_pages(database);
        return GameFile(std::make_unique<Connection>(file, located, std::move(database), version));
    });
}

const std::filesystem::path& GameFile::path() const {
    return connection_->path;
}

std::shared_ptr<const Setup> GameFile::setup() const {
    return connection_->setup;
}

StoredEntries GameFile::entries() const {
    return as_file_error(path(), [&] {
        Connection& file = *connection_;
        return StoredEntries{count_entries(file.database), [&file](const EntrySink& sink) {
                                 as_file_error(file.path, [&] {
                                     file.read(sink);
                                     file.believe();
                                 });
                             }};
    });
}

void GameFile::append(std::span<const Entry> entries, std::span<const Hash> hashes) {
    if (entries.size() != hashes.size()) throw std::invalid_argument("one hash per entry");
    if (entries.empty()) return;
    as_file_error(path(), [&] { connection_->append(entries, hashes); });
}

bool GameFile::moved_away() const {
    return connection_->presence.lost();
}

std::optional<Hash> GameFile::hash_of(std::int64_t sequence) const {
    return as_file_error(path(), [&]() -> std::optional<Hash> {
        Query row(connection_->database, "SELECT hash FROM entry WHERE sequence = ?");
        row.bind(sequence);
        if (!row.next()) return std::nullopt;
        return row.hash(0);
    });
}

std::optional<std::int64_t> GameFile::sequence_of(std::string_view id) const {
    return as_file_error(path(), [&]() -> std::optional<std::int64_t> {
        Query row(connection_->database, "SELECT sequence FROM entry WHERE id = ?");
        row.bind(id);
        if (!row.next()) return std::nullopt;
        return row.integer(0);
    });
}

void GameFile::back_up(const std::filesystem::path& to) const {
    const NewFile copy(to);
    as_file_error(to, [&] {
        SQLite::Statement vacuum(connection_->database, "VACUUM INTO ?");
        vacuum.bind(1, copy.draft().string());
        vacuum.exec();
    });
    copy.publish();
}

}  // namespace tablebank
