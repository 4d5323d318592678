#pragma once
// What is wrong with the line of a table, in words.

#include <string>

#include "app/event/table_setup.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string join_problem_text(const Language& lang, JoinProblem problem);

}  // namespace tablebank
