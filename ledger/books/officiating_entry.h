#pragma once
// Entries that stand beside the course of play: what the judge and the table said of the result. What is taken back, or
// decided again, from some entry on leaves them where they are.

#include "ledger/books/entry.h"

namespace tablebank {

/// It moves nothing, and every fact that it changes is of that kind.
[[nodiscard]] bool is_officiating(const Entry& entry);
/// Whether it says what the computer's clock did (`clock jump`, `clock slept`, `clock zone`): that happened, whatever
/// is undone, so that it cannot be undone either. `clock set` sets the table's clock.
[[nodiscard]] bool is_of_the_computer(const Entry& entry);
/// Whether it closed or opened the sheet, which nobody takes back.
[[nodiscard]] bool is_of_the_sheet(const Entry& entry);

}  // namespace tablebank
