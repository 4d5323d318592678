#pragma once
// What is to be said of the line of a table and of the game that it leads to, in words.

#include <string>

#include "app/event/table_setup.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string join_problem_text(const Language& lang, JoinProblem problem);
/// Of a table that was asked for by its short code; `no_answer`: what happened, where nobody answered as a hub does.
[[nodiscard]] std::string code_problem_text(const Language& lang, const std::string& hub, const std::string& no_answer);

/// Of the game of a table that begins from a position, whatever brought it here.
[[nodiscard]] std::string game_from_position_text(const Language& lang);

}  // namespace tablebank
