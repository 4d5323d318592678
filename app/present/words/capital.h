#pragma once
// The capital letter at the beginning of a sentence that is alone on the screen. In the terminal, where a sentence
// follows its number in a line, it keeps its small letter.

#include <string>

#include "ledger/books/setup.h"

namespace tablebank {

/// "the clock starts." as "The clock starts."; a name at the beginning stays as it was typed.
[[nodiscard]] std::string with_capital(const Setup& setup, std::string sentence);

}  // namespace tablebank
