#pragma once
// Entries in addition to the course of play: what the judge and the table said of the result. What is taken back, or
// decided again, from some entry on leaves them where they are.

#include "calculators/edition.h"
#include "ledger/books/entry.h"

namespace tablebank {

/// It moves nothing, and every fact that it changes is of that kind.
[[nodiscard]] bool is_officiating(const Entry& entry);
/// Whether it says what the computer's clock did (`clock jump`, `clock slept`, `clock zone`): that happened, whatever
/// is undone, so that it cannot be undone either. `clock set` sets the table's clock.
[[nodiscard]] bool is_of_the_computer(const Entry& entry);
/// Whether it leaves the result, and the sheet that states it, as they are: a note, a protest in time and what becomes
/// of it, and the signature that proves a key. Who vouched for the end before it vouches for it still.
[[nodiscard]] bool leaves_the_end(const Entry& entry);
/// Whether no roll, due or rule asked for this entry: cash of the bank, a place, a turn, freedom or a card by the word
/// of the table. Large cards of a deck that no one compared with the box are asked for (own_card.h).
[[nodiscard]] bool is_unasked(const Edition& edition, const Entry& entry);
/// Whether it closed or opened the sheet, which no one undoes.
[[nodiscard]] bool is_of_the_sheet(const Entry& entry);

}  // namespace tablebank
