#pragma once
// How often tokens come to each space in the long run: the way round the board as a Markov chain, of the space where a
// token stands, the rolls of its turn and the tries of a prisoner. Doubles, sharping, jail and cards are those of the
// edition's book. It is a yardstick for a chart and decides nothing, which is why it may count in floating point.
// Knows nothing of games.

#include <vector>

#include "calculators/edition.h"
#include "calculators/rulings.h"

namespace tablebank {

/// The share of each space among all arrivals, by space, and last that of the jail beside its space; the sum is 1.
/// Every card is as likely as another of its deck, and a prisoner rolls for a double for as long as he may before he
/// pays. Cards that are kept, and what players choose, are left out.
[[nodiscard]] std::vector<double> long_run_arrivals(const Edition& edition, const Rulings& rulings, Role role);

}  // namespace tablebank
