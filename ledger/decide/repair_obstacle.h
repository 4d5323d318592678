#pragma once
// The obstacle to a line that is decided again: something to be settled, rolled or raised first, or its
// object is gone, or the banker is asked. Internal to the repair.

#include "ledger/books/due.h"
#include "ledger/books/history.h"
#include "ledger/decide/repair_meaning.h"
#include "ledger/grammar/command.h"

namespace tablebank::deciding {

/// The result for an old entry whose line is refused now.
[[nodiscard]] Verdict obstacle(const Table& now, const Entry& old, const Command& line, const Refusal& no);

/// Asks how to settle a due that is open now; the answer replaces the line.
[[nodiscard]] Verdict asked_about(const Table& now, const Due& due, RepairWhy why);

/// The cash is not enough for a due: asks what would raise it, or leave it.
[[nodiscard]] Verdict money_first(const Table& now, const Refusal& no, const Due& due);

/// Whether the player pays a fine before they roll again (ru 15).
[[nodiscard]] bool must_pay_fine(const Game& game, Seat player);

}  // namespace tablebank::deciding
