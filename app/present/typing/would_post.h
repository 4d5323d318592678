#pragma once
// Whether a table would accept a line now, so that only possible actions are offered.

#include <optional>
#include <string_view>

#include "calculators/refusal.h"
#include "ledger/books/history.h"

namespace tablebank {

[[nodiscard]] bool would_be_posted(const Table& table, std::string_view line);
/// Why a rule forbids a line now; nullopt if none does. Requires that the line can be read.
[[nodiscard]] std::optional<Refusal> why_not_posted(const Table& table, std::string_view line);

}  // namespace tablebank
