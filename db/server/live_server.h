#pragma once
// What hubs keep of the games at an event's tables, in the PostgreSQL database where its book lies: several hubs may
// keep the same event at a time, and each game is one, whoever it comes through. Who waits for entries listens to the
// channel `tablebank_live`, and looks from time to time, for a notice may be lost. Knows nothing of what an entry says.

#include <chrono>
#include <memory>

#include "db/address/server_address.h"
#include "db/book/live_store.h"

namespace tablebank {

class LiveServer final : public LiveStore {
public:
    /// `address` is that of the event's book; its tables for games are made when the first one comes. How long a commit
    /// is asked for whose answer was lost is `patience`. Throws FileError: cannot_read where there is no such event,
    /// not_ours, newer, damaged, unreachable, not_admitted.
    explicit LiveServer(ServerAddress address, std::chrono::milliseconds patience = std::chrono::seconds(8));
    ~LiveServer() override;

    [[nodiscard]] std::vector<LiveAnswer> append(std::span<const LiveBatch> batches) override;
    [[nodiscard]] std::optional<LiveGame> game(const std::string& id) const override;
    void each_entry(const std::string& game, std::int64_t after,
                    const std::function<void(LiveEntry&&)>& sink) const override;

private:
    struct Store;
    std::unique_ptr<Store> store_;
};

}  // namespace tablebank
