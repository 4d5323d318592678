#pragma once
// "Małgosia wychodzi", "Анна выходит": in the log, "leaves jail" means that a player was freed for nothing; a banker
// types it when they pay the fine.

#include <optional>
#include <string_view>

#include "ledger/books/history.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

/// The question, with both lines; nothing for the word of the grammar, `free`, or if no fine can be paid.
[[nodiscard]] std::optional<ParseError> how_freed(const Table& table, std::string_view text);

}  // namespace tablebank
