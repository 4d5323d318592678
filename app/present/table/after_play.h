#pragma once
// The step after the last turn, with the question before it. The table screen and the settlement screen offer the same
// act, so both ask the same question.

#include <string>
#include <string_view>
#include <vector>

#include "app/present/table/offered_action.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// Titles of the steps that come before the end of the transactions and are not done: the rulings confirmed, the notes
/// counted. They may be skipped.
[[nodiscard]] std::vector<std::string> skipped_steps(const Language& lang, const Table& table);

/// The step after time was called: the closing, or the cash at once if the ruling `closing` leaves it out (fr timed).
/// It has a question if steps before it are not done.
[[nodiscard]] OfferedAction after_play(const Language& lang, const Table& table, ActionKey key);

/// The same question before a typed line that is that step. Empty for any other line, for one that is recorded against
/// the rules and has its reason, and for one that would not be posted.
[[nodiscard]] std::string question_before(const Language& lang, const Table& table, std::string_view line);

}  // namespace tablebank
