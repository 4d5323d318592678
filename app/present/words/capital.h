#pragma once
// The capital letter at the beginning of a sentence that is alone on the screen. In the terminal, where a sentence
// follows its number in a line, it begins in lower case.

#include <string>

#include "ledger/books/setup.h"

namespace tablebank {

/// "the clock starts." as "The clock starts."; a name at the beginning does not change.
[[nodiscard]] std::string with_capital(const Setup& setup, std::string sentence);

}  // namespace tablebank
