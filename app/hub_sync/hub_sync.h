#pragma once
// Sends a game to its hub in the background while the game is open: the table never waits for it. Entries that could
// not be sent are sent later; the game's file is the queue, so nothing is lost when the program ends.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "app/hub_sync/sender.h"

namespace tablebank {

struct HubSyncState {
    Sent sent{};
    std::int64_t last = 0;                    ///< last entry of the game
    bool is_stuck = false;                    ///< the hub answers but accepts nothing: it is tried once a minute
    std::optional<Sender::HeardTime> time{};  ///< the bell of the table's round
};

class HubSync {
public:
    /// The longest wait when a game is closed, for the last entries to reach the hub.
    static constexpr std::chrono::milliseconds longest_goodbye{1500};

    /// The function is called when the state has changed, from a thread of this object.
    HubSync(const TableSetup& table, SecretKey key, const Table& game, std::function<void()> told);
    HubSync(const HubSync&) = delete;
    HubSync& operator=(const HubSync&) = delete;
    /// Waits for unsent entries, while the hub answers (longest_goodbye).
    ~HubSync();

    /// Must be called after posting: the entries from `first` on, and their hashes.
    void show(const Table& game, std::int64_t first, std::span<const Hash> hashes);
    [[nodiscard]] HubSyncState state() const;

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank
