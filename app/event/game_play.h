#pragma once
// What people decided in the course of a game, and not its rules: rulings, minutes, totals, cash by hand;
// and when it was played. Knows nothing of an event.

#include <cstdint>
#include <string>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

/// A total that a judge set, and that counts in the place of the computed one.
struct TotalSet {
    std::int64_t entry = 0;
    std::string words;  ///< in no language: "Clara 312.5 -> 9999"
};
/// Minutes that the judge granted, while something else was posted or at the end.
struct MinutesGranted {
    std::int64_t entry = 0;  ///< with which there were most of them; 0: none
    std::int64_t minutes = 0;
};

[[nodiscard]] std::vector<TotalSet> totals_set(const Game& game, const History& history);

/// Entries that changed a ruling under which something else was posted, or which holds at the end. One that was taken
/// back at once is none, what the opening says neither, and one without any effect in this game neither.
[[nodiscard]] std::vector<std::int64_t> rulings_changed(const Game& game, const History& history);
[[nodiscard]] MinutesGranted most_minutes_granted(const History& history);

/// Cash that a player had from the bank, or lost to it, by counts and by sums that the banker typed: all of it
/// together, where that is more than a tenth of what they began with. Notes found under the board are less.
struct CashByHand {
    std::int64_t entry = 0;  ///< the last one
    std::string words;       ///< in no language: "Clara +5000"
};
[[nodiscard]] std::vector<CashByHand> cash_by_hand(const Game& game, const History& history);

/// When a game was played, milliseconds UTC: from the first entry behind its opening to the latest. A game may be
/// opened days before somebody plays it.
struct GameTime {
    std::int64_t began = 0;
    std::int64_t ended = 0;
};
[[nodiscard]] GameTime time_of_game(const History& history);
/// A moment in no language: "2026-11-26T20:15Z".
[[nodiscard]] std::string minute_words(std::int64_t at_ms);

}  // namespace tablebank
