#pragma once
// Why a sum is what it is, in words: the titles and sentences of what ledger/decide/explain reckons. Works out nothing.

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
    Share amount;                   ///< what was charged or paid; for income tax not yet chosen, the cheaper
    std::vector<Working> workings;  ///< as the rules are today
    Rulings rulings{};              ///< in force when it was worked out
    Share today{};                  ///< what the workings come to
    std::string earlier{};  ///< where the workings come to another sum by today's rules: that they do; otherwise empty
};

/// Why a due is what it is. Empty where nothing is computed: a card to draw, a payment that was typed in.
[[nodiscard]] std::optional<Explanation> explain(const Language& lang, const Table& table, const Due& due);

/// What the card says that a payment came from; empty for another one.
[[nodiscard]] std::vector<WorkingRow> card_rows(const Language& lang, const Table& table, const Due& due);

/// Why an entry moved the sums it moved, one explanation for each sum that has one, in the order in which they moved.
/// For a reversal, that of the entry it takes back. Empty for an entry that computed nothing. Requires an entry of the
/// table.
[[nodiscard]] std::vector<Explanation> explain_entry(const Language& lang, const Table& table, std::int64_t sequence);

/// Its workings in columns, and last that the rules of an earlier version posted another sum, where they did.
[[nodiscard]] std::vector<WorkingRow> working_rows(const Language& lang, const Edition& edition,
                                                   const Explanation& why);
/// The same as sentences.
[[nodiscard]] std::vector<std::string> workings_text(const Language& lang, const Edition& edition,
                                                     const Explanation& why);

}  // namespace tablebank
