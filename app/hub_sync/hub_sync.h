#pragma once
// Sends a game to its hub in the background, for as long as it is open: the table never waits for it. What could not be
// sent is sent later; the game's file is the queue, so nothing is lost when the program ends.

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
    std::int64_t last = 0;                    ///< entry of the game
    bool is_stuck = false;                    ///< the hub answers and takes nothing: it is tried once a minute
    std::optional<Sender::HeardTime> time{};  ///< by what the table plays
};

class HubSync {
public:
    /// How long whoever closes a game waits at most for what was posted last to get to the hub.
    static constexpr std::chrono::milliseconds longest_goodbye{1500};

    /// `told`: the state is another one; from a thread of its own.
    HubSync(const TableSetup& table, SecretKey key, const Table& game, std::function<void()> told);
    HubSync(const HubSync&) = delete;
    HubSync& operator=(const HubSync&) = delete;
    /// What is not at the hub yet gets a moment to get there, while somebody answers (longest_goodbye).
    ~HubSync();

    /// Something was posted: the entries from `first` on, and their hashes.
    void show(const Table& game, std::int64_t first, std::span<const Hash> hashes);
    [[nodiscard]] HubSyncState state() const;

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank
