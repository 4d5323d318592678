#pragma once
// An error in a list of players, with its line; and what was assumed about a list that was read.

#include <string>
#include <vector>

#include "app/event/player_list.h"
#include "app/event/seating_list.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string player_list_problem_text(const Language& lang, const PlayerListProblem& problem);

[[nodiscard]] std::string seating_list_problem_text(const Language& lang, const SeatingListProblem& problem);

/// Its encoding, unless it is UTF-8, and each row above the headings, which was not read as a player.
[[nodiscard]] std::vector<std::string> player_list_remarks(const Language& lang, const PlayerList& list);

}  // namespace tablebank
