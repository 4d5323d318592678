#pragma once
// A seating in words: its quality, and why there is none.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/tournament/seating.h"

namespace tablebank {

class Language;

/// A request in words, with the names of its players: "Anna and Boris, one family".
[[nodiscard]] std::string wish_words(const Language& lang, const SeatingWishes& wishes,
                                     const std::optional<WishRef>& wish, const std::vector<std::string>& names);

/// Repeats, pairs and imbalances, one sentence each.
[[nodiscard]] std::vector<std::string> seating_report_lines(const Language& lang, const SeatingReport& report);

/// `wish`, `other`: the texts of the conflicting requests, in the caller's form; `names` of all players.
[[nodiscard]] std::string seating_problem_text(const Language& lang, const SeatingProblem& problem,
                                               const std::string& wish, const std::string& other,
                                               const std::vector<std::string>& names);
/// The code of a refusal by the rules or the requests: "wish-not-met".
[[nodiscard]] std::string_view seating_problem_code(const SeatingProblem& problem);

}  // namespace tablebank
