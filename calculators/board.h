#pragma once
// The way round the board: where a token stops that goes forward, and whether it earned the salary on its way (ru 14).
// Knows nothing of what a space asks of it.

#include "calculators/table.h"

namespace tablebank {

struct Edition;

/// How a token moves forward: where it stops and whether it landed on START or passed it.
struct Move {
    Space to;
    bool earns_salary = false;
};
[[nodiscard]] Move move_forward(const Edition& edition, Space from, int steps);
/// Forward to a named space; a whole round where it stands there already.
[[nodiscard]] Move move_forward_to(const Edition& edition, Space from, Space to);

}  // namespace tablebank
