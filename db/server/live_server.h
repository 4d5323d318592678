#pragma once
// The games in play at an event's tables, in the PostgreSQL database of the event. Several hubs may serve the same
// event at the same time; a game has one history, whichever hub receives it. A client that waits for entries listens to
// the channel `tablebank_live`, and also polls, because a notice may be lost.

#include <chrono>
#include <memory>

#include "db/address/server_address.h"
#include "db/book/live_store.h"

namespace tablebank {

class LiveServer final : public LiveStore {
public:
    /// `address` is that of the event; its tables for games are created with the first game. `patience` limits the
    /// search for a commit whose answer was lost. Throws FileError: cannot_read if there is no such event, not_ours,
    /// newer, damaged, unreachable, not_admitted.
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
