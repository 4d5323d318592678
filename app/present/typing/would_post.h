#pragma once
// Whether a line would be posted on a table as it stands, for offers that are made only where they can be taken.

#include <string_view>

#include "ledger/books/history.h"

namespace tablebank {

[[nodiscard]] bool would_be_posted(const Table& table, std::string_view line);

}  // namespace tablebank
