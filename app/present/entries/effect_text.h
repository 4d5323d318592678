#pragma once
// What one line does to the table, in words, however many entries it posts.

#include <string>
#include <vector>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// The sentences of the entries. An amendment is told by what it puts in the place of which entry and what becomes of
/// the later ones; taking back several entries by how many. Requires at least one entry.
[[nodiscard]] std::string effect_text(const Language& lang, const Setup& setup, const std::vector<Entry>& entries);

/// The same after it was posted, with the number that each entry got, or the first and the last.
[[nodiscard]] std::string posted_text(const Language& lang, const Setup& setup, const std::vector<Entry>& entries);

}  // namespace tablebank
