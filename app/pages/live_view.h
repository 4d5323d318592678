#pragma once
// The games in play at an event's tables, as far as a hub has received them. The owner of the games implements it;
// pages look at one table at a time.

#include <cstdint>
#include <functional>

#include "ledger/books/history.h"

namespace tablebank {

struct LiveTable {
    const Table& table;         ///< valid only during the call
    std::int64_t heard_ms = 0;  ///< when its last entry arrived, milliseconds UTC
};

class LiveView {
public:
    LiveView() = default;
    LiveView(const LiveView&) = delete;
    LiveView& operator=(const LiveView&) = delete;
    virtual ~LiveView() = default;

    /// Calls `look` once if a game of that table exists, otherwise not at all. From any thread.
    using Look = std::function<void(const LiveTable&)>;
    virtual void look_at(int round, int table, const Look& look) const = 0;
    /// Increases whenever this table would look different; 0 if there is no game. With `table` 0: for any table.
    [[nodiscard]] virtual std::uint64_t version(int round, int table) const = 0;
};

}  // namespace tablebank
