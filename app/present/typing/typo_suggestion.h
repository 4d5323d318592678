#pragma once
// A slip of the finger in a word of the grammar or in a name: `pya 50` means `pay 50`. It is thought of only where a
// line cannot be read as it stands, and only asked about: nothing is posted for it without a yes.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

/// The line that was meant, in the words it was typed in, where words near to those that are not known make it one that
/// can be read: of several the one that would be posted. Words of the language given and of English are thought of.
[[nodiscard]] std::optional<std::string> suggest_line(const Table& table, std::string_view typed,
                                                      std::string_view language);

}  // namespace tablebank
