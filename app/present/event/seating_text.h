#pragma once
// A seating in words: its quality, and why there is none.

#include <string>
#include <string_view>
#include <vector>

#include "calculators/tournament/seating.h"

namespace tablebank {

class Language;

/// Repeats, pairs and imbalances, one sentence each.
[[nodiscard]] std::vector<std::string> seating_report_lines(const Language& lang, const SeatingReport& report);

/// `wish`, `other`: the texts of the conflicting requests, in the caller's form.
[[nodiscard]] std::string seating_problem_text(const Language& lang, const SeatingProblem& problem,
                                               const std::string& wish, const std::string& other);
/// The code of a refusal by the rules or the requests: "wish-not-met".
[[nodiscard]] std::string_view seating_problem_code(const SeatingProblem& problem);

}  // namespace tablebank
