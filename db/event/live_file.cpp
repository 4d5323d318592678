#include "db/event/live_file.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <functional>
#include <map>

#include "db/book/batch_reconciliation.h"
#include "db/event/live_rows.h"
#include "db/file/failure.h"
#include "db/sqlite/exclusive_database.h"
#include "db/sqlite/guarded_copy.h"
#include "db/sqlite/stored_file.h"

namespace tablebank {
namespace {

void check_live_header(const std::filesystem::path& located) {
    check_header(located, live_kind);
}

void try_live_journal(const std::filesystem::path& file) {
    read_copy(file, live_kind, check_live_header,
              [](SQLite::Database& database) { static_cast<void>(read_live_event(database)); });
}

}  // namespace

struct LiveFile::Connection {
    ExclusiveDatabase file;
    LiveRowWriter writer;

    Connection(const std::filesystem::path& path, const std::string& event_id)
        : file(path, {live_kind, check_live_header, try_live_journal}), writer(file.database()) {
        if (read_live_event(file.database()) != event_id) throw NotOurs("they are those of another event");
        file.believe();
        file.close_to_others();  // tablebank 1.0 let other users read the games
    }

    /// Adds the numbers of existing games to `numbers`.
    [[nodiscard]] ReconciledBatches weigh(std::span<const LiveBatch> batches,
                                          std::map<std::string, std::int64_t, std::less<>>& numbers) {
        const auto find_game = [&](const std::string& id) -> std::optional<StoredGame> {
            const auto found = find_live_game(file.database(), id);
            if (!found) return std::nullopt;
            numbers[id] = found->number;
            return found->stored;
        };
        return reconcile(batches, find_game, [&](const std::string& id, std::int64_t number) {
            return read_live_hash(file.database(), numbers.at(id), number);
        });
    }

    /// The new data is written to the -wal first, and then to the file.
    void expect_room(std::int64_t more) const {
        if (more > live_kind.largest_to_write_to() / 2 || file.bytes() + 2 * more > live_kind.largest_to_write_to())
            throw file_error(FileError::Kind::too_long, file.path(), "it would be larger than it may be",
                             FileSubject::hub_games);
    }

    void write(const ReconciledBatches& weighed, std::map<std::string, std::int64_t, std::less<>>& numbers) {
        for (const auto& [id, game] : weighed.games) {
            const std::int64_t number = game.begun_by != nullptr ? writer.begin(*game.begun_by) : numbers.at(id);
            for (const auto& some : game.entries)
                for (const LiveEntry& entry : some) writer.write(number, entry);
            writer.write_head(number, game.head);
        }
    }

    [[nodiscard]] std::vector<LiveAnswer> append(std::span<const LiveBatch> batches) {
        ReconciledBatches weighed;
        std::map<std::string, std::int64_t, std::less<>> numbers;
        file.store({.expect =
                        [&] {
                            weighed = weigh(batches, numbers);
                            expect_room(weighed.bytes);
                        },
                    .write = [&] { write(weighed, numbers); },
                    .reset = [&] { writer.reset(); }});
        return std::move(weighed.answers);
    }

    [[nodiscard]] std::optional<LiveGame> game(const std::string& id) {
        const auto found = find_live_game(file.database(), id);
        if (!found) return std::nullopt;
        return LiveGame{read_live_headers(file.database(), found->number), found->stored.genesis, found->stored.head};
    }

    void each_entry(const std::string& id, std::int64_t after, const std::function<void(LiveEntry&&)>& sink) {
        const auto found = find_live_game(file.database(), id);
        if (found) read_live_entries(file.database(), *found, std::max<std::int64_t>(after, 0), sink);
    }
};

void LiveFile::create(const std::filesystem::path& file, const std::string& event_id) {
    ExclusiveDatabase::create(file, live_kind,
                              [&](SQLite::Database& database) { write_live_event(database, event_id); });
}

LiveFile::LiveFile(const std::filesystem::path& file, const std::string& event_id)
    : connection_(as_file_error(
          file, [&] { return std::make_unique<Connection>(file, event_id); }, FileSubject::hub_games)) {}

LiveFile::~LiveFile() = default;

std::vector<LiveAnswer> LiveFile::append(std::span<const LiveBatch> batches) {
    check_batches(batches);
    if (batches.empty()) return {};
    return as_file_error(
        connection_->file.path(), [&] { return connection_->append(batches); }, FileSubject::hub_games);
}

std::optional<LiveGame> LiveFile::game(const std::string& id) const {
    return as_file_error(
        connection_->file.path(), [&] { return connection_->game(id); }, FileSubject::hub_games);
}

void LiveFile::each_entry(const std::string& game, std::int64_t after,
                          const std::function<void(LiveEntry&&)>& sink) const {
    as_file_error(
        connection_->file.path(), [&] { connection_->each_entry(game, after, sink); }, FileSubject::hub_games);
}

}  // namespace tablebank
