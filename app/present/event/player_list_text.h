#pragma once
// An error in a list of players, with its line.

#include <string>

#include "app/event/player_list.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string player_list_problem_text(const Language& lang, const PlayerListProblem& problem);

}  // namespace tablebank
