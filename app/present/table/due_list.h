#pragma once
// Everything that is due on a table, each with the line that settles it and, where that is asked, with its workings.
// The one that the table waits for now, with its choices, is turn_snapshot.h.

#include <string>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

struct DueRow {
    std::string sentence;               ///< "Anna owes Boris 184 for Nob Hill"
    std::string line;                   ///< that settles it, in the words of the banker
    std::vector<std::string> workings;  ///< a sentence for each step
};

/// The oldest first.
[[nodiscard]] std::vector<DueRow> make_due_rows(const Language& lang, const Game& game);
/// The same with their workings: each goes back to the table on which its due was raised, and so costs the time of a
/// replay.
[[nodiscard]] std::vector<DueRow> explain_due_rows(const Language& lang, const Table& table);
/// Where nothing is due: that, or why a visitor owes nothing.
[[nodiscard]] std::string nothing_is_due_text(const Language& lang, const Table& table);

}  // namespace tablebank
