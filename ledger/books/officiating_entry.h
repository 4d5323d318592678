#pragma once
// Entries in addition to the course of play: those in which the judge and the table state the result. If entries are
// undone or decided again from some point on, these stay in place.

#include "calculators/edition.h"
#include "calculators/rulings.h"
#include "ledger/books/entry.h"

namespace tablebank {

/// Whether an entry moves nothing and changes only facts of that kind.
[[nodiscard]] bool is_officiating(const Entry& entry);
/// Whether an entry records what the computer's clock did (`clock jump`, `clock slept`, `clock zone`). That happened
/// whatever is undone, so it cannot be undone. `clock set` sets the table's clock and is not one of them.
[[nodiscard]] bool is_of_the_computer(const Entry& entry);
/// Whether an entry leaves the result, and the sheet that states it, unchanged: a note, a protest in time and its
/// outcome, and the signature that proves a key. A signature of the end from before it stays valid.
[[nodiscard]] bool leaves_the_end(const Entry& entry);
/// The same, or the certificate of that sheet: the judge signs its text, and then certifies. A permission to correct
/// from before the certificate does not stay valid.
[[nodiscard]] bool leaves_the_result(const Entry& entry);
/// Whether no roll, due or rule required this entry: cash from the bank, a place, a turn, freedom or a card by
/// agreement of the table. Large cards of an unverified deck are included (own_card.h).
[[nodiscard]] bool is_unasked(const Edition& edition, const Entry& entry);
/// Whether an entry leaves the phase of play, so that no turn follows.
[[nodiscard]] bool leaves_play(const Entry& entry);
/// Whether an entry reports, counts or ends something, and plays nothing.
[[nodiscard]] bool is_beside_play(const Entry& entry);
/// Whether an entry is of play and settles nothing that was owed, at a table that keeps no turns (ruling track_tokens):
/// only the table knows whose turn it belongs to. A player who leaves is not included.
[[nodiscard]] bool is_untracked_play(const Rulings& rulings, const Entry& entry);
/// Whether an entry closed or opened the sheet; such an entry cannot be undone.
[[nodiscard]] bool is_of_the_sheet(const Entry& entry);

}  // namespace tablebank
