#pragma once
// The findings about a table as it was found, one sentence each.

#include <string>
#include <vector>

#include "calculators/paper_game.h"

namespace tablebank {

class Language;

/// `names` are those of the players in the order of the position.
[[nodiscard]] std::string finding_text(const Language& lang, const Edition& edition,
                                       const std::vector<std::string>& names, const Finding& finding);

/// Names of the players of a position, in their order.
[[nodiscard]] std::vector<std::string> names_of(const Position& position);

}  // namespace tablebank
