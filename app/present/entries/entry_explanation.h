#pragma once
// The explanation of a sum in words: titles and sentences for the result of ledger/decide/explain. Calculates nothing.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/present/words/working_row.h"
#include "calculators/quote.h"
#include "calculators/rulings.h"
#include "ledger/books/due.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

struct Explanation {
    std::string title;              ///< "Rent of Nob Hill"
    Share amount;                   ///< the sum charged or paid; for income tax not yet chosen, the cheaper one
    std::vector<Working> workings;  ///< by today's rules
    Rulings rulings{};              ///< in force at that moment
    Share today{};                  ///< the result of the workings
    std::string earlier{};          ///< a sentence if today's rules give another sum; otherwise empty
};

/// The explanation of a due. Empty if nothing was computed: a card to draw, a payment that was typed in.
[[nodiscard]] std::optional<Explanation> explain(const Language& lang, const Table& table, const Due& due);

/// The text of the card that a payment came from; empty for another payment.
[[nodiscard]] std::vector<WorkingRow> card_rows(const Language& lang, const Table& table, const Due& due);

/// The explanations of the sums that an entry moved, in the order in which they moved. For a reversal, those of the
/// reversed entry. Empty for an entry that computed nothing. Requires an entry of the table.
[[nodiscard]] std::vector<Explanation> explain_entry(const Language& lang, const Table& table, std::int64_t sequence);

/// Its calculation in columns; the last row states that an earlier version of the rules posted another sum, if so.
[[nodiscard]] std::vector<WorkingRow> working_rows(const Language& lang, const Edition& edition,
                                                   const Explanation& why);
/// The same as sentences.
[[nodiscard]] std::vector<std::string> workings_text(const Language& lang, const Edition& edition,
                                                     const Explanation& why);

}  // namespace tablebank
