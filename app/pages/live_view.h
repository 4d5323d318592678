#pragma once
// The games that are being played at an event's tables, as far as a hub has heard of them. Whoever has them implements
// it; pages look at one table at a time.

#include <cstdint>
#include <functional>

#include "ledger/books/history.h"

namespace tablebank {

struct LiveTable {
    const Table& table;         ///< during the call only
    std::int64_t heard_ms = 0;  ///< when its last entry came, milliseconds UTC
};

class LiveView {
public:
    LiveView() = default;
    LiveView(const LiveView&) = delete;
    LiveView& operator=(const LiveView&) = delete;
    virtual ~LiveView() = default;

    /// Calls once where a game of that table is there, and otherwise not. From any thread.
    using Look = std::function<void(const LiveTable&)>;
    virtual void look_at(int round, int table, const Look& look) const = 0;
    /// Grows with whatever a look at this table would show otherwise; 0 where there is nothing. Of `table` 0: at any.
    [[nodiscard]] virtual std::uint64_t version(int round, int table) const = 0;
};

}  // namespace tablebank
