#pragma once
// What is wrong with the line of a table, in words.

#include <string>

#include "app/event/table_setup.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string join_problem_text(const Language& lang, JoinProblem problem);
/// Of a table that was asked for by its short code; `no_answer`: what happened, where nobody answered as a hub does.
[[nodiscard]] std::string code_problem_text(const Language& lang, const std::string& hub, const std::string& no_answer);

}  // namespace tablebank
