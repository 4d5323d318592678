#pragma once
// The printed form of an entry: its number, its line in the reader's language, and its effect.

#include <string>
#include <string_view>

#include "ledger/books/entry.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// "#12 Anna rent @6: Anna pays Boris 20 for Nob Hill.", and the end of the line. `number`: the prefix, "#12" or
/// "(12)".
[[nodiscard]] std::string told_line(const Language& lang, std::string_view number, const Setup& setup,
                                    const Entry& entry, const std::string& text);

}  // namespace tablebank
