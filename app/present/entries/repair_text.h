#pragma once
// The plan of a repair in words: what becomes of each line, and what is asked. The plan is the ledger's
// (ledger/decide/repair.h).

#include <string>

#include "ledger/books/history.h"
#include "ledger/decide/repair.h"

namespace tablebank {

class Language;

/// Whether any line but the one that is put right would be another than it is.
[[nodiscard]] bool touches_later_lines(const RepairCounts& counts);

/// What becomes of the lines after the one that is put right: "6 kept, 3 changed, 1 dropped, 2 added".
[[nodiscard]] std::string repair_counts_text(const Language& lang, const RepairCounts& counts);

/// Why a row is dropped, added or asked; empty for what needs no reason.
[[nodiscard]] std::string repair_why_text(const Language& lang, const Setup& setup, const RepairRow& row);

/// One row: "#53 dropped: Boris buy @3 (nothing is due)".
[[nodiscard]] std::string repair_row_text(const Language& lang, const Setup& setup, const RepairRow& row);

/// A posted repair, as the log tells it: "51 put right by vera: 4 and 1, not 2 and 1; 3 changed". Requires an entry
/// that begins a repair in this table.
[[nodiscard]] std::string repair_told(const Language& lang, const Table& table, const Entry& begins);

/// The same where only the entry is known: "puts #51 right: Boris roll 4 1; 3 changed"; empty where the entry begins no
/// repair.
[[nodiscard]] std::string repair_words(const Language& lang, const Setup& setup, const Entry& entry);

}  // namespace tablebank
