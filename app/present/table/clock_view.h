#pragma once
// The clock of a timed game at a moment: as a clock face, and in a sentence. Its value is computed from its entries
// (`read_clock`).

#include <cstdint>
#include <string>

#include "ledger/books/game.h"

namespace tablebank {

class Language;

/// The clock as it reads now: "1:58:03", or "time is up".
struct ClockView {
    std::string text;  ///< empty if the game has no clock
    bool running = false;
    bool up = false;            ///< nothing is left
    bool last_minutes = false;  ///< it runs, and no more than five minutes are left
    bool unstarted = false;     ///< it has not run yet
    std::string over{};         ///< "0:03:12 over" once time is up, "time called after 2:03:12" once it was called
    friend bool operator==(const ClockView&, const ClockView&) = default;
};
/// When the page warns that the end is near.
inline constexpr std::int64_t last_minutes_ms = std::int64_t{5} * 60'000;
[[nodiscard]] ClockView clock_view(const Language& lang, const Game& game, std::int64_t now_ms);

/// "The clock runs: 0:01:57 used, 1:58:03 left."; also that time was called, or that there is no clock. Both times in
/// whole seconds.
[[nodiscard]] std::string clock_sentence(const Language& lang, const Game& game, std::int64_t now_ms);

/// When a game is opened again, with the moment of its last entry: how long the clock ran meanwhile, and the time left.
/// Empty if the game has no clock or it was never started, once time was called, and within a minute of that moment.
[[nodiscard]] std::string clock_on_opening(const Language& lang, const Game& game, std::int64_t last_entry_ms,
                                           std::int64_t now_ms);

}  // namespace tablebank
