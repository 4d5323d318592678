#pragma once
// A seat of an event in words.

#include <cstddef>
#include <string>

#include "calculators/tournament/seating.h"

namespace tablebank {

class Language;

/// "table 3, seat 2, monopolist"; `seat` counts from 0, in order of play.
[[nodiscard]] std::string seat_text(const Language& lang, const SeatedTable& table, std::size_t seat);

}  // namespace tablebank
