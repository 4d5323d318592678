#pragma once
// "Małgosia wychodzi", "Анна выходит": how a jailed player leaves is how the log says that they were freed for nothing,
// and what a banker says when they pay the fine.

#include <optional>
#include <string_view>

#include "ledger/books/history.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

/// The question, with both lines; nothing for the word of the grammar, `free`, or if no fine can be paid.
[[nodiscard]] std::optional<ParseError> how_freed(const Table& table, std::string_view text);

}  // namespace tablebank
