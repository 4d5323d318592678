#pragma once
// The clock of a timed game as it is read at a moment: on a face, and in a sentence. What it counts is the fold of its
// entries (`read_clock`).

#include <cstdint>
#include <string>

#include "ledger/books/game.h"

namespace tablebank {

class Language;

/// The clock as it reads now: "1:58:03", or "time is up".
struct ClockFace {
    std::string text;  ///< empty where the game has no clock
    bool running = false;
    bool up = false;
};
[[nodiscard]] ClockFace clock_face(const Language& lang, const Game& game, std::int64_t now_ms);

/// "The clock runs: 0:01:57 used, 1:58:03 left."; also that time was called, or that there is no clock. Both sums in
/// whole seconds that have passed or are left.
[[nodiscard]] std::string clock_sentence(const Language& lang, const Game& game, std::int64_t now_ms);

}  // namespace tablebank
