#pragma once
// Which notes change hands, where the table plays with paper money: as figures to be drawn, and in words. Which notes
// those are is the question of calculators/notes.h.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/money.h"
#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// Notes of one value: 2, "100".
struct NoteFigure {
    std::int64_t count = 0;
    std::string figure;
    int rank = 0;  ///< of its value among those of the box, the smallest 0
};

struct NotesSnapshot {
    std::vector<NoteFigure> notes;  ///< empty where the notes of the box do not make the sum
    std::vector<NoteFigure> given;  ///< with too much, where that takes fewer notes; else empty
    std::vector<NoteFigure> back;
    std::string words;  ///< "1×50 4×10 1×5, or 1×100 with 1×5 back"; a whole sentence where neither is possible
    [[nodiscard]] bool can_be_made() const { return !notes.empty() || !given.empty(); }
};

/// Who pays with notes that the banker does not see may pay with change; the bank counts out the sum itself.
enum class NotePayer { bank, player };
[[nodiscard]] NotesSnapshot make_notes(const Language& lang, const Edition& edition, Money amount, NotePayer payer);

/// What the banker and the players have to hand over for some entries, one sentence for each two between whom money
/// moves: "Anna gives Boris 1×100". What went to and fro is set off. Empty where no cash moves.
[[nodiscard]] std::string notes_to_move(const Language& lang, const Setup& setup, const std::vector<Entry>& entries);

}  // namespace tablebank
