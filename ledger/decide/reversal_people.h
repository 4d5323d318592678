#pragma once
// What prevents undoing and redoing changes of people (ledger/books/people.h). Internal to the ledger: an
// internal part of reverse().

#include <optional>

#include "calculators/refusal.h"
#include "ledger/books/history.h"

namespace tablebank {

/// Whether a joining that was undone is brought back: its seat is there before anything moves.
[[nodiscard]] bool brings_seat(const Entry& reversal);
/// That the people of before can sit there again: no one else has the name by now, and a seat that goes has nothing and
/// has done nothing. Refusals: people_limit, reversal_blocked, reversal_impossible.
[[nodiscard]] std::optional<Refusal> check_people_back(const Table& table, std::int64_t sequence,
                                                       const Entry& reversal);

}  // namespace tablebank
