#pragma once
// A seating in words: how good it is, and why there is none.

#include <string>
#include <string_view>
#include <vector>

#include "calculators/tournament/seating.h"

namespace tablebank {

class Language;

/// Repeats, pairs, and what is uneven: a sentence each.
[[nodiscard]] std::vector<std::string> seating_report_lines(const Language& lang, const SeatingReport& report);

/// `wish`, `other`: the wishes that stand in the way, as whoever asked knows them.
[[nodiscard]] std::string seating_problem_text(const Language& lang, const SeatingProblem& problem,
                                               const std::string& wish, const std::string& other);
/// What the rules or the wishes refuse, by its code; "wish-not-met".
[[nodiscard]] std::string_view seating_problem_code(const SeatingProblem& problem);

}  // namespace tablebank
