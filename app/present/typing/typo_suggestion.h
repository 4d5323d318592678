#pragma once
// Typos in a word of the grammar: `pya 50` means `pay 50`. A suggestion is made only if a line cannot be
// read, and nothing is posted before the user agrees.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

/// The intended line, in the words it was typed in: similar words of the grammar, of the language given first, replace
/// the unknown ones, and the line would be posted. A payment without a sum is the line for what the player owes. Names
/// of players, deeds and cities and sums are never replaced. None if different lines would be posted.
[[nodiscard]] std::optional<std::string> suggest_line(const Table& table, std::string_view typed,
                                                      std::string_view language);

}  // namespace tablebank
