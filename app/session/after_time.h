#pragma once
// Finds the entries that were posted after the clock had run out and before time was called: for the log and for the
// judge's review. It follows only the facts of the clock, so a long game costs almost nothing.

#include <cstdint>
#include <memory>
#include <optional>

#include "ledger/books/entry.h"
#include "ledger/books/game.h"

namespace tablebank {

class AfterTime {
public:
    explicit AfterTime(const std::shared_ptr<const Setup>& agreed) : clock_(agreed) {}
    /// How long the clock had run out when this entry was posted, in milliseconds; nullopt if time was left or called,
    /// if the game has no clock, and for entries that are not play. Minutes that were undone later were never
    /// there: a line of the clock counts only if it is in force now. To be called for every entry, in order, from the
    /// first one.
    [[nodiscard]] std::optional<std::int64_t> look(const Entry& entry, bool in_force);

private:
    Game clock_;  ///< nothing but the facts of the clock and of the phase
};

}  // namespace tablebank
