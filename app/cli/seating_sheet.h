#pragma once
// A seating in the terminal and as JSON, and in words why there is none. Internal to this room.

#include <iosfwd>
#include <string>
#include <vector>

#include "app/cli/json.h"
#include "calculators/tournament/seating.h"

namespace tablebank {

class Language;

/// A row per table, the players in order of play; then how good it is.
void print_seating(const Language& lang, const SeatingPlan& plan, const std::vector<std::string>& names,
                   std::ostream& out);

[[nodiscard]] Json seating_json(const SeatingPlan& plan, const std::vector<std::string>& names, std::uint64_t seed);

/// Throws RefusedError with the wish that stands in the way, or CliError usage.
[[noreturn]] void refuse_seating(const Language& lang, const SeatingProblem& problem, const SeatingWishes& wishes,
                                 const std::vector<std::string>& names);

}  // namespace tablebank
