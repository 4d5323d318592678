#pragma once
// What Tab completes in the command line of the window.

#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/game.h"

namespace tablebank {

/// The completions of a half-typed line, most likely first; with a space at the end if more must follow. While a card
/// is to be read, the cards of its deck come before the words for card effects, and a common beginning of several cards
/// comes before them.
[[nodiscard]] std::vector<std::string> typed_completions(const Game& game, std::string_view typed,
                                                         std::string_view language);

}  // namespace tablebank
