#pragma once
// Texts about a table link and its game.

#include <string>

#include "app/event/table_setup.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string join_problem_text(const Language& lang, JoinProblem problem);
/// For a table that was looked up by its short code. `no_answer`: the error, if no hub answered.
[[nodiscard]] std::string code_problem_text(const Language& lang, const std::string& hub, const std::string& no_answer);

/// For the game of a table that starts from a position, however it was opened.
[[nodiscard]] std::string game_from_position_text(const Language& lang);

}  // namespace tablebank
