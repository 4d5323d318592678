#pragma once
// The clock of a timed game as it is read at a moment: how much of the evening is left. What it counts is the fold of
// its entries (ledger/books/clock.h).

#include <cstdint>
#include <string>

#include "ledger/books/game.h"

namespace tablebank {

/// The clock as it reads now: "1:58:03", or "time is up".
struct ClockFace {
    std::string text;  ///< empty where the game has no clock
    bool running = false;
    bool up = false;
};
[[nodiscard]] ClockFace clock_face(const Game& game, std::int64_t now_ms);

}  // namespace tablebank
