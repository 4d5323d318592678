#pragma once
// A player's place in the order of play, counted from 1. A seat never changes, even after its player has left the
// table.

#include <compare>

namespace tablebank {

struct Seat {
    int number = 0;
    friend constexpr auto operator<=>(Seat, Seat) = default;
};

}  // namespace tablebank
