#pragma once
// The number of a player's place at the table, from 1. It never changes, even after the player has left the table. It
// is not the order of play: `Game::order()` is, in which someone who joins later may sit between two others.

#include <compare>

namespace tablebank {

struct Seat {
    int number = 0;
    friend constexpr auto operator<=>(Seat, Seat) = default;
};

}  // namespace tablebank
