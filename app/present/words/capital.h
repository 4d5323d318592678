#pragma once
// The first letter of a sentence as a capital, where the sentence stands by itself on the screen. In the terminal,
// where a sentence follows its number in a line, it begins as it is worded.

#include <string>

#include "ledger/books/setup.h"

namespace tablebank {

/// "the clock starts." as "The clock starts."; a sentence that begins with a player keeps the name as it was typed.
[[nodiscard]] std::string with_capital(const Setup& setup, std::string sentence);

}  // namespace tablebank
