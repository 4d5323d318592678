#pragma once
// What an entry did, in plain words derived from its transfers and facts, never from the typed line: "Anna moves to Nob
// Hill, gets 100 for START; owes Boris 184 for Nob Hill." The text is the same for an old entry and for a preview.

#include <string>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string entry_text(const Language& lang, const Setup& setup, const Entry& entry);

/// What `force` set aside, with its reason; empty for an entry that followed the rules.
[[nodiscard]] std::string forced_text(const Language& lang, const Entry& entry);

}  // namespace tablebank
