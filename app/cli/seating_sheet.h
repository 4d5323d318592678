#pragma once
// A seating in the terminal and as JSON, and the reason if there is none. Internal header.

#include <iosfwd>
#include <string>
#include <vector>

#include "app/cli/json.h"
#include "calculators/tournament/seating.h"

namespace tablebank {

class Language;

/// A row per table, the players in order of play; then the quality of the seating.
void print_seating(const Language& lang, const SeatingPlan& plan, const std::vector<std::string>& names,
                   std::ostream& out);

[[nodiscard]] Json seating_json(const SeatingPlan& plan, const std::vector<std::string>& names, std::uint64_t seed);

/// How the message names the request that cannot be met: by its option (`--apart 3,5`) in `seating`, or in words
/// ("Anna and Ben at different tables") if the event keeps it.
enum class WishForm { options, words };
/// Throws RefusedError with the request that prevents a seating, or CliError usage.
[[noreturn]] void refuse_seating(const Language& lang, const SeatingProblem& problem, const SeatingWishes& wishes,
                                 const std::vector<std::string>& names, WishForm form);

}  // namespace tablebank
