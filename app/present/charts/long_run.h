#pragma once
// How often tokens arrive at each space in the long run. The board is a Markov chain: its state is the space of a
// token, the roll of its turn and the tries of a jailed player. Doubles, sharping, jail and cards follow the edition's
// book. It is a reference line for a chart and decides nothing, so floating point is allowed.

#include <vector>

#include "calculators/edition.h"
#include "calculators/rulings.h"

namespace tablebank {

/// The share of each space of all arrivals, by space, and last that of the jail; the sum is 1. Every card of a deck is
/// equally likely, and a jailed player rolls for a double as long as the rules allow before they pay. Kept cards and
/// the players' choices are left out.
[[nodiscard]] std::vector<double> long_run_arrivals(const Edition& edition, const Rulings& rulings, Role role);

}  // namespace tablebank
