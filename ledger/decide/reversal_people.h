#pragma once
// The checks for undoing and redoing changes of people (ledger/books/people.h). Internal to reverse().

#include <optional>

#include "calculators/refusal.h"
#include "ledger/books/history.h"

namespace tablebank {

/// Whether a reversal restores an undone joining: its seat must exist before anything moves.
[[nodiscard]] bool brings_seat(const Entry& reversal);
/// Requires that the previous people can sit there again: no one else has the name now, and a seat that is removed has
/// nothing and has done nothing. Refusals: people_limit, reversal_blocked, reversal_impossible.
[[nodiscard]] std::optional<Refusal> check_people_back(const Table& table, std::int64_t sequence,
                                                       const Entry& reversal);

}  // namespace tablebank
