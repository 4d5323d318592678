#include "db/game/game_file.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "db/file/failure.h"
#include "db/file/file_error.h"
#include "db/file/new_file.h"
#include "db/game/entry_rows.h"
#include "db/game/schema.h"
#include "db/game/setup_rows.h"
#include "db/sqlite/exclusive_database.h"
#include "db/sqlite/integrity_check.h"
#include "db/sqlite/query.h"
#include "ledger/books/entry_reading.h"
#include "ledger/books/people.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

/// A file that cannot be read back is not published. None of its content counts as that of a later version.
void check_readable(SQLite::Database& database, const std::filesystem::path& file) {
    try {
        (void)read_setup(database, file);
    } catch (const OfLaterVersion& later) {
        throw Damage(later.what());
    }
}

/// A box in which a street takes further hotels. Its game is of a format that older programs refuse as newer, for they
/// do not know the prices of such steps.
bool needs_later_format(const Setup& setup) {
    return setup.edition->profile.hotels_per_street.value > 1;
}

void try_journal(const std::filesystem::path& file) {
    read_guarded(file, [](const std::shared_ptr<const Setup>&, const StoredEntries& entries) {
        entries.load([](Entry&&, const Hash&) {});
    });
}

/// Limits the work for an untrusted set-up to that of a valid file.
std::shared_ptr<const Setup> read_within_limits(ExclusiveDatabase& file) {
    const InspectionLimits limits(file.database(), file.bytes());
    return read_setup(file.database(), file.path());
}

}  // namespace

struct GameFile::Connection {
    ExclusiveDatabase file;
    SQLite::Database& database;
    std::shared_ptr<const Setup> setup;
    Hash genesis;
    Head head;  ///< of the file, once it is validated
    EntryWriter writer;

    explicit Connection(const std::filesystem::path& path)
        : file(path, {game_kind, check_game_header, try_journal}),
          database(file.database()),
          setup(read_within_limits(file)),
          genesis(tablebank::genesis(*setup)),
          writer(database) {
        file.when_settled([this] { head = read_head(database, genesis); });
    }

    void read(const EntrySink& sink);
    void expect_to_follow(std::span<const Entry> entries, std::span<const Hash> hashes) const;
    void append(std::span<const Entry> entries, std::span<const Hash> hashes);
};

void GameFile::Connection::read(const EntrySink& sink) {
    const InspectionLimits limits(database, file.bytes());
    read_entries(database, genesis, sink);
}

/// Requires that the entries follow the last stored one: another sequence number or hash means that the caller knows
/// another history.
void GameFile::Connection::expect_to_follow(std::span<const Entry> entries, std::span<const Hash> hashes) const {
    Head next = head;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].sequence != next.sequence + 1 || chained(next.hash, entries[i]) != hashes[i]) {
            throw file_error(FileError::Kind::moved_on, file.path(),
                             "its last entry is #" + std::to_string(head.sequence) + ", not the one expected");
        }
        next = {entries[i].sequence, hashes[i]};
    }
}

namespace {

/// The format that these entries need; 0 for the usual one.
int format_of(std::span<const Entry> entries) {
    if (std::ranges::any_of(entries, needs_middle)) return game_format_of_middle;
    return std::ranges::any_of(entries, changes_people) ? game_format_of_people : 0;
}

}  // namespace

void GameFile::Connection::append(std::span<const Entry> entries, std::span<const Hash> hashes) {
    file.store({.expect = [&] { expect_to_follow(entries, hashes); },
                .write =
                    [&] {
                        for (std::size_t i = 0; i < entries.size(); ++i) writer.write(entries[i], hashes[i]);
                    },
                .reset = [&] { writer.reset(); },
                .version = format_of(entries)});
    head = {entries.back().sequence, hashes.back()};
}

GameFile::GameFile(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
GameFile::GameFile(GameFile&&) noexcept = default;
GameFile& GameFile::operator=(GameFile&&) noexcept = default;
GameFile::~GameFile() = default;

GameFile GameFile::create(const std::filesystem::path& file, const Setup& now) {
    const Setup& setup = opening_of(now);
    ExclusiveDatabase::create(file, game_kind, [&](SQLite::Database& database) {
        if (needs_later_format(setup)) migrate_schema(database, game_kind, usual_game_format, game_format_of_middle);
        write_setup(database, setup);
        check_readable(database, file);
    });
    return open(file);
}

GameFile GameFile::open(const std::filesystem::path& file) {
    return as_file_error(file, [&] { return GameFile(std::make_unique<Connection>(file)); });
}

const std::filesystem::path& GameFile::path() const {
    return connection_->file.path();
}

std::shared_ptr<const Setup> GameFile::setup() const {
    return connection_->setup;
}

StoredEntries GameFile::entries() const {
    return as_file_error(path(), [&] {
        Connection& opened = *connection_;
        return StoredEntries{count_entries(opened.database), [&opened](const EntrySink& sink) {
                                 as_file_error(opened.file.path(), [&] {
                                     opened.read(sink);
                                     opened.file.believe();
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
    return connection_->file.moved_away();
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
        vacuum.bind(1, platform::text_of(copy.draft()));
        vacuum.exec();
    });
    copy.publish();
}

}  // namespace tablebank
