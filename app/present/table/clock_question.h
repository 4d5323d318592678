#pragma once
// The question for the banker after the computer's clock changed, or after a time in which nothing was posted: which
// clock is right. Both answers are lines, so the game records the answer.

#include <cstdint>
#include <string>

#include "app/present/table/turn_snapshot.h"
#include "ledger/books/game.h"

namespace tablebank {

class Language;

/// Why it is asked.
struct ClockDoubt {
    enum class Kind : std::uint8_t {
        set,    ///< the computer's clock was set while the table's went on
        back,   ///< it is earlier than at the last entry: how long the game was closed is not known
        slept,  ///< the computer slept and the table's clock ran on
        quiet,  ///< the game was closed and the table's clock ran on
    };
    Kind kind = Kind::set;
    std::int64_t ms = 0;     ///< the amount; of `set` below 0 for back
    std::int64_t entry = 0;  ///< the last one when it was asked
    friend bool operator==(const ClockDoubt&, const ClockDoubt&) = default;
};

/// Whether it still matters: the clock counts, and no line about it has answered.
[[nodiscard]] bool is_still_asked(const Game& game);

/// "The computer slept for 0:45:00 and the clock ran on. Was that time played?"
[[nodiscard]] std::string clock_doubt_text(const Language& lang, const ClockDoubt& doubt);

/// The two answers: "clock-other", which sets the clock, and "clock-right", which confirms it. Their lines are valid at
/// this moment only.
[[nodiscard]] std::vector<OfferedAction> clock_answers(const Language& lang, const Game& game, const ClockDoubt& doubt,
                                                       std::int64_t now_ms);

}  // namespace tablebank
