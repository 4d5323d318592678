#pragma once
// An error in a set-up before a game begins, as a sentence with the limits of its edition.

#include <string>

#include "ledger/books/setup.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string setup_problem_text(const Language& lang, const Setup& setup, const SetupProblem& problem);

}  // namespace tablebank
