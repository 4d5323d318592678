#pragma once
// Typos in a word of the grammar or in a name: `pya 50` means `pay 50`. A suggestion is made only if a line cannot be
// read, and nothing is posted before the user agrees.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

/// The intended line, in the words it was typed in: similar words replace the unknown ones so that the line can be
/// read. Of several candidates, it is the one that would be posted. Considers words of the language given and of
/// English.
[[nodiscard]] std::optional<std::string> suggest_line(const Table& table, std::string_view typed,
                                                      std::string_view language);

}  // namespace tablebank
