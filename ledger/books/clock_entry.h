#pragma once
// The content of a clock line that no fact of its entry has: the time that was set, and what the computer's clock did.

#include <cstdint>
#include <optional>

#include "ledger/books/entry.h"

namespace tablebank {

struct ClockTold {
    enum class What : std::uint8_t {
        set,    ///< the time left
        jump,   ///< the computer's clock was set forward by this much, or back
        slept,  ///< how long the computer was suspended
        zone,   ///< from now on the computer's time of day is this much before UTC
        bell,   ///< how long ago the bell of an event round rang; the table plays for `minutes`
    };
    What what = What::set;
    std::int64_t seconds = 0;
    std::int64_t minutes = 0;
};
/// nullopt for any other entry, and for a reversal.
[[nodiscard]] std::optional<ClockTold> clock_told_by(const Entry& entry);

}  // namespace tablebank
