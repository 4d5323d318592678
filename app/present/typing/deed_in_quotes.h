#pragma once
// `give "U.S. Air Line"`: in quotes the grammar reads a card. If no one holds such a card and a deed is called so,
// the deed was meant.

#include <optional>
#include <string>
#include <string_view>

#include "calculators/refusal.h"
#include "ledger/books/history.h"

namespace tablebank {

/// The line with that deed in place of the card, if the refusal is about a card that is not held and this line would be
/// posted.
[[nodiscard]] std::optional<std::string> with_deed_for_card(const Table& table, std::string_view line,
                                                            const Refusal& refusal);

}  // namespace tablebank
