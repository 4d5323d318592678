#pragma once
// Which entries were posted after the clock had run out and before time was called. One judgement for the log and for
// what a judge should look at. It follows the facts of the clock alone, so a long game costs next to nothing.

#include <cstdint>
#include <memory>
#include <optional>

#include "ledger/books/entry.h"
#include "ledger/books/game.h"

namespace tablebank {

class AfterTime {
public:
    explicit AfterTime(const std::shared_ptr<const Setup>& agreed) : clock_(agreed) {}
    /// By how much the clock had run out when this entry was posted, in milliseconds; nullopt where time was left or
    /// called, in a game without a clock, and for what concerns the table and not the play. To be asked of every entry
    /// from the first one on, in order.
    [[nodiscard]] std::optional<std::int64_t> look(const Entry& entry);

private:
    Game clock_;  ///< nothing but the facts of the clock and of the phase
};

}  // namespace tablebank
