#pragma once
// The step after the last turn, with the question before it. The table screen and the settlement screen offer the same
// act, so both ask the same question.

#include <string>
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

}  // namespace tablebank
