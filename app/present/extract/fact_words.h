#pragma once
// A fact of a table in words: what it is about, and what its values mean. Inner header of the room.

#include <string>

#include "ledger/books/fact.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// "Turn", "Rounding of a charge"; the key itself, "drawn:0", for what only the program looks at.
[[nodiscard]] std::string fact_name_text(const Language& lang, const Setup& setup, FactKey key);
/// "Anna", "always up"; a dash for what is absent.
[[nodiscard]] std::string fact_value_text(const Language& lang, const Setup& setup, FactKey key,
                                          const std::string& value);

}  // namespace tablebank
