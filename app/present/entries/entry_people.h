#pragma once
// The sentence of an entry that changes who sits where: a seat taken over or exchanged, a corrected name, someone who
// comes late. An internal part of entry_text.

#include <string>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// Empty for any other entry. `now` is the set-up of the table, `then` that of the entry (ledger/books/people.h).
[[nodiscard]] std::string people_words(const Language& lang, const Setup& now, const Setup& then, const Entry& entry);

}  // namespace tablebank
