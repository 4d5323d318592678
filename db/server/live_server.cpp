#include "db/server/live_server.h"

#include <algorithm>

#include "db/event/live_weighing.h"
#include "db/file/failure.h"
#include "db/server/commit_once.h"
#include "db/server/live_server_rows.h"
#include "db/server/server_connection.h"
#include "db/server/server_rows.h"
#include "db/server/server_tables.h"

namespace tablebank {
namespace {

constexpr int most_meetings = 5;

/// Their ids in order: all who lock several games do it in the same one.
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

    Store(const std::string& address, std::chrono::milliseconds most)
        : connection(ServerAddress(address)), patience(most) {
        connection.read([&](pqxx::transaction_base& transaction) {
            if (find_server_tables(transaction) == ServerTables::none) throw missing("the database holds no events");
            const auto found = find_server_event(transaction, connection.address().name());
            if (!found) throw missing("the database has no event of this name");
            event_id = *found;
            (void)sees_tables(transaction);
        });
    }

    [[nodiscard]] FileError missing(const char* why) const {
        return file_error(FileError::Kind::cannot_read, connection.address().shown(), why);
    }

    /// Another hub may have made them meanwhile.
    [[nodiscard]] bool sees_tables(pqxx::transaction_base& transaction) {
        if (!has_tables) has_tables = find_live_tables(transaction) == ServerTables::ours;
        return has_tables;
    }

    [[nodiscard]] WeighedBatches weigh(pqxx::transaction_base& transaction, std::span<const LiveBatch> batches) {
        const auto stored = lock_live_games(transaction, games_of(batches));
        const auto find_game = [&](const std::string& id) -> std::optional<StoredGame> {
            const auto found = stored.find(id);
            if (found == stored.end()) return std::nullopt;
            return found->second;
        };
        return weigh_batches(batches, find_game, [&](const std::string& id, std::int64_t number) {
            return read_live_hash(transaction, id, number);
        });
    }

    [[nodiscard]] WeighedBatches append_once(std::span<const LiveBatch> batches) {
        WeighedBatches weighed;
        const auto work = [&](pqxx::transaction_base& transaction) {
            if (!sees_tables(transaction)) make_live_tables(transaction);
            weighed = weigh(transaction, batches);
            write_live_games(transaction, event_id, weighed);
        };
        // What was kept is the same again, so that it is simply weighed once more.
        commit_once(connection, patience, work, [&] {
            connection.write(work);
            return true;
        });
        return weighed;
    }

    /// Where two begin the same game at a moment, or make the first tables, one of them finds them there.
    [[nodiscard]] std::vector<LiveAnswer> append(std::span<const LiveBatch> batches) {
        for (int meeting = 1;; ++meeting) {
            try {
                WeighedBatches weighed = append_once(batches);
                if (!weighed.games.empty()) connection.notify("tablebank_live");
                return std::move(weighed.answers);
            } catch (const FileError& error) {
                if (error.kind() != FileError::Kind::moved_on || meeting == most_meetings) throw;
            }
        }
    }

    [[nodiscard]] std::optional<LiveGame> game(const std::string& id) {
        std::optional<LiveGame> found;
        connection.read([&](pqxx::transaction_base& transaction) {
            found = sees_tables(transaction) ? read_live_game(transaction, id) : std::nullopt;
        });
        return found;
    }

    /// Where a connection breaks meanwhile, the next one goes on behind what was told: nothing of it ever changes.
    void each_entry(const std::string& id, std::int64_t after, const std::function<void(LiveEntry&&)>& sink) {
        std::int64_t told = std::max<std::int64_t>(after, 0);
        connection.read([&](pqxx::transaction_base& transaction) {
            if (!sees_tables(transaction)) return;
            read_live_entries(transaction, id, told, [&](LiveEntry&& entry) {
                told = entry.number;
                sink(std::move(entry));
            });
        });
    }
};

LiveServer::LiveServer(const std::string& address, std::chrono::milliseconds patience)
    : store_(std::make_unique<Store>(address, patience)) {}

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
