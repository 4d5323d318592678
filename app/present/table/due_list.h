#pragma once
// Everything that is due on a table, each due with the line that settles it and, if requested, with its workings.
// turn_snapshot.h has the one that the table waits for, with its choices.

#include <string>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

struct DueRow {
    std::string sentence;               ///< "Anna owes Boris 184 for Nob Hill"
    std::string line;                   ///< that settles it, in the banker's language
    std::vector<std::string> workings;  ///< a sentence for each step
};

/// The oldest first.
[[nodiscard]] std::vector<DueRow> make_due_rows(const Language& lang, const Game& game);
/// The same with their workings. Each due needs the table at the time when it was raised, which takes as long as a
/// replay.
[[nodiscard]] std::vector<DueRow> explain_due_rows(const Language& lang, const Table& table);
/// If nothing is due: a sentence about that, or why a visitor owes nothing.
[[nodiscard]] std::string nothing_is_due_text(const Language& lang, const Table& table);

}  // namespace tablebank
