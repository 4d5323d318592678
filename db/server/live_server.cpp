#include "db/server/live_server.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "db/book/batch_reconciliation.h"
#include "db/file/failure.h"
#include "db/server/checked_tables.h"
#include "db/server/idempotent_commit.h"
#include "db/server/live_server_rows.h"
#include "db/server/server_connection.h"
#include "db/server/server_rows.h"

namespace tablebank {
namespace {

constexpr int most_meetings = 5;
constexpr std::array<std::string_view, 2> kept_in{"live_game", "live_entry"};

/// Their ids in order: every client that locks several games uses the same order.
std::vector<std::string> games_of(std::span<const LiveBatch> batches) {
    std::vector<std::string> games;
    games.reserve(batches.size());
    for (const LiveBatch& batch : batches) games.push_back(batch.game);
    std::sort(games.begin(), games.end());
    games.erase(std::unique(games.begin(), games.end()), games.end());
    return games;
}

}  // namespace

struct LiveServer::Store {
    ServerConnection connection;
    std::chrono::milliseconds patience;
    std::string event_id;
    bool has_tables = false;

    Store(ServerAddress address, std::chrono::milliseconds most) : connection(std::move(address)), patience(most) {
        connection.look([&](ServerTransaction& transaction) {
            const auto tables = CheckedTables::find(transaction, TablesOf::events);
            if (!tables) throw missing("the database holds no events");
            const auto found = find_server_event(*tables, connection.address().name());
            if (!found) throw missing("the database has no event of this name");
            event_id = *found;
        });
        (void)sees_tables();
    }

    [[nodiscard]] FileError missing(const char* why) const {
        return file_error(FileError::Kind::cannot_read, connection.address().shown(), why);
    }

    /// Another hub may have created them meanwhile.
    [[nodiscard]] bool sees_tables() {
        if (!has_tables)
            connection.look([&](ServerTransaction& transaction) {
                has_tables = CheckedTables::find(transaction, TablesOf::live).has_value();
            });
        return has_tables;
    }

    /// The tables, locked for writing.
    [[nodiscard]] CheckedTables tables_in(ServerTransaction& transaction) const {
        if (has_tables) return CheckedTables::hold(transaction, TablesOf::live, kept_in);
        auto found = CheckedTables::find(transaction, TablesOf::live, kept_in);
        return found ? *found : CheckedTables::make(transaction, TablesOf::live);
    }

    [[nodiscard]] ReconciledBatches weigh(const CheckedTables& tables, std::span<const LiveBatch> batches) {
        const auto stored = lock_live_games(tables, games_of(batches));
        const auto find_game = [&](const std::string& id) -> std::optional<StoredGame> {
            const auto found = stored.find(id);
            if (found == stored.end()) return std::nullopt;
            return found->second;
        };
        return reconcile(batches, find_game, [&](const std::string& id, std::int64_t number) {
            return read_live_hash(tables, id, number);
        });
    }

    [[nodiscard]] ReconciledBatches append_once(std::span<const LiveBatch> batches) {
        ReconciledBatches weighed;
        const auto work = [&](ServerTransaction& transaction) {
            const CheckedTables tables = tables_in(transaction);
            weighed = weigh(tables, batches);
            write_live_games(tables, event_id, weighed);
        };
        // Stored entries are the same again, so reconciling once more has no further effect.
        idempotent_commit(connection, patience, work, [&] {
            connection.write(work);
            return true;
        });
        has_tables = true;
        return weighed;
    }

    /// If two clients begin the same game at once, or create the first tables, one of them finds them.
    [[nodiscard]] std::vector<LiveAnswer> append(std::span<const LiveBatch> batches) {
        for (int meeting = 1;; ++meeting) {
            try {
                ReconciledBatches weighed = append_once(batches);
                if (!weighed.games.empty()) connection.notify("tablebank_live");
                return std::move(weighed.answers);
            } catch (const FileError& error) {
                if (error.kind() != FileError::Kind::moved_on || meeting == most_meetings) throw;
            }
        }
    }

    [[nodiscard]] std::optional<LiveGame> game(const std::string& id) {
        std::optional<LiveGame> found;
        if (!sees_tables()) return found;
        connection.read([&](ServerTransaction& transaction) {
            found = read_live_game(CheckedTables::hold(transaction, TablesOf::live), id);
        });
        return found;
    }

    /// If the connection breaks, the next one continues after the last entry that was passed on: entries never change.
    void each_entry(const std::string& id, std::int64_t after, const std::function<void(LiveEntry&&)>& sink) {
        std::int64_t told = std::max<std::int64_t>(after, 0);
        if (!sees_tables()) return;
        connection.read([&](ServerTransaction& transaction) {
            const auto tables = CheckedTables::hold(transaction, TablesOf::live);
            read_live_entries(tables, id, told, [&](LiveEntry&& entry) {
                told = entry.number;
                sink(std::move(entry));
            });
        });
    }
};

LiveServer::LiveServer(ServerAddress address, std::chrono::milliseconds patience)
    : store_(std::make_unique<Store>(std::move(address), patience)) {}

LiveServer::~LiveServer() = default;

std::vector<LiveAnswer> LiveServer::append(std::span<const LiveBatch> batches) {
    check_batches(batches);
    if (batches.empty()) return {};
    return store_->append(batches);
}

std::optional<LiveGame> LiveServer::game(const std::string& id) const {
    return store_->game(id);
}

void LiveServer::each_entry(const std::string& game, std::int64_t after,
                            const std::function<void(LiveEntry&&)>& sink) const {
    store_->each_entry(game, after, sink);
}

}  // namespace tablebank
