#pragma once
// What a line of the clock says that no fact of its entry says: to what the time was set, and what the computer did.

#include <cstdint>
#include <optional>

#include "ledger/books/entry.h"

namespace tablebank {

struct ClockTold {
    enum class What : std::uint8_t {
        set,    ///< so much is left
        jump,   ///< the computer's clock was set forward by so much, or back
        slept,  ///< the computer slept so long
        zone,   ///< the computer's time of day is so much before UTC from now on
        bell,   ///< that of an event's round rang so long ago; the table plays for `minutes`
    };
    What what = What::set;
    std::int64_t seconds = 0;
    std::int64_t minutes = 0;
};
/// nullopt for any other entry, a reversal among them.
[[nodiscard]] std::optional<ClockTold> clock_told_by(const Entry& entry);

}  // namespace tablebank
