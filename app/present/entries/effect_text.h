#pragma once
// The effect of a line on the table in words, however many entries it posts.

#include <string>
#include <vector>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// The sentences of the entries. An amendment has one sentence instead: the corrected entry and the effect on the later
/// ones. Undoing several entries has one sentence with their number. Requires at least one entry.
[[nodiscard]] std::string effect_text(const Language& lang, const Setup& setup, const std::vector<Entry>& entries);

/// The same after posting, with the number of each entry, or the first and the last number.
[[nodiscard]] std::string posted_text(const Language& lang, const Setup& setup, const std::vector<Entry>& entries);

}  // namespace tablebank
