#pragma once
// Whether a table would accept a line now, so that only possible actions are offered.

#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

[[nodiscard]] bool would_be_posted(const Table& table, std::string_view line);

}  // namespace tablebank
