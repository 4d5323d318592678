#pragma once
// What an entry did, in plain words derived from its transfers and facts, never from the typed line: "Anna moves to Nob
// Hill, gets 100 for START; owes Boris 184 for Nob Hill." The text is the same for an old entry and for a preview.

#include <string>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string entry_text(const Language& lang, const Setup& setup, const Entry& entry);
/// A sentence after it on screens and paper: players who exchange seats take over what belongs to them. Empty for most
/// entries.
[[nodiscard]] std::string entry_note(const Language& lang, const Entry& entry);

/// The rules that `force` set aside, in words, with its reason; empty for an entry that followed the rules.
[[nodiscard]] std::string forced_text(const Language& lang, const Setup& setup, const Entry& entry);
/// The same in the terminal, which names the rules by their codes in English, as recorded answers have them.
[[nodiscard]] std::string forced_in_terminal(const Language& lang, const Setup& setup, const Entry& entry);

}  // namespace tablebank
