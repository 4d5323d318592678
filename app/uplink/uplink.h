#pragma once
// Sends a game to its hub in the background, for as long as it is open: the table never waits for it. What could not be
// sent is sent later; the game's file is the queue, so nothing is lost when the program ends.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/uplink/sender.h"

namespace tablebank {

struct UplinkState {
    Sent sent{};
    std::int64_t last = 0;  ///< entry of the game
};

class Uplink {
public:
    /// `told`: the state is another one; from a thread of its own.
    Uplink(const TableSetup& table, SecretKey key, const Table& game, std::function<void()> told);
    Uplink(const Uplink&) = delete;
    Uplink& operator=(const Uplink&) = delete;
    /// Gives up what it waits for.
    ~Uplink();

    /// Something was posted.
    void show(const Table& game);
    [[nodiscard]] UplinkState state() const;

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank
