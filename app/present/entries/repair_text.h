#pragma once
// The plan of a repair in words: the effect on each line, and the questions. The plan comes from the ledger
// (ledger/decide/repair.h).

#include <string>

#include "ledger/books/history.h"
#include "ledger/decide/repair.h"

namespace tablebank {

class Language;

/// Whether any line except the corrected one changes.
[[nodiscard]] bool touches_later_lines(const RepairCounts& counts);

/// The effect on the later lines: "6 kept, 3 changed, 1 dropped, 2 added".
[[nodiscard]] std::string repair_counts_text(const Language& lang, const RepairCounts& counts);

/// Why a row is dropped, added or asked about; empty if it needs no reason.
[[nodiscard]] std::string repair_why_text(const Language& lang, const Setup& setup, const RepairRow& row);

/// One row: "#53 dropped: Boris buy @3 (nothing is due)".
[[nodiscard]] std::string repair_row_text(const Language& lang, const Setup& setup, const RepairRow& row);

/// A posted repair in the log: "#51 corrected: 4 and 1, not 2 and 1; 3 changed". Requires an entry that begins a
/// repair in this table.
[[nodiscard]] std::string repair_told(const Language& lang, const Table& table, const Entry& begins);

/// The same if only the entry is known: "puts #51 right: Boris roll 4 1; 3 changed"; empty if the entry does not begin
/// a repair.
[[nodiscard]] std::string repair_words(const Language& lang, const Setup& setup, const Entry& entry);

}  // namespace tablebank
