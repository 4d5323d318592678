#pragma once
// The notes that change hands if the table plays with paper money: as figures to draw, and in words.
// calculators/notes.h chooses the notes.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/money.h"
#include "ledger/books/entry.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// Notes of one value: 2, "100".
struct NoteFigure {
    std::int64_t count = 0;
    std::string figure;
    int rank = 0;  ///< of its value among those of the box; the smallest has 0
};

struct NotesSnapshot {
    std::vector<NoteFigure> notes;  ///< empty if the notes of the box cannot make the sum
    std::vector<NoteFigure> given;  ///< a larger payment with change, if it needs fewer notes; else empty
    std::vector<NoteFigure> back;
    std::string words;  ///< "1×50 4×10 1×5, or 1×100 with 1×5 back"; a whole sentence if neither is possible
    [[nodiscard]] bool can_be_made() const { return !notes.empty() || !given.empty(); }
};

/// A player, whose notes the banker does not see, may pay with change; the bank counts out the exact sum.
enum class NotePayer { bank, player };
[[nodiscard]] NotesSnapshot make_notes(const Language& lang, const Edition& edition, Money amount, NotePayer payer);

/// Whether an entry is a count of cash, or undoes or redoes one: the ledger follows the hand, and no note
/// moves.
[[nodiscard]] bool is_count(const History& history, const Entry& entry);

/// The notes that the banker and the players must pass for some entries, one sentence for each pair with a payment:
/// "Anna gives Boris 1×100". Payments in both directions are set off; a count moves none, and the line states that.
/// Empty if no cash moves. The entries are in the history, or follow it.
[[nodiscard]] std::string notes_to_move(const Language& lang, const Table& table, const std::vector<Entry>& entries);

}  // namespace tablebank
