#pragma once
// A fact of a table in words: its subject, and the meaning of its values. Internal header of this folder.

#include <string>

#include "ledger/books/fact.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// "Turn", "Rounding of a charge"; for facts of internal use the key itself, "drawn:0".
[[nodiscard]] std::string fact_name_text(const Language& lang, const Setup& setup, FactKey key);
/// "Anna", "always up"; a dash for an absent value.
[[nodiscard]] std::string fact_value_text(const Language& lang, const Setup& setup, FactKey key,
                                          const std::string& value);

}  // namespace tablebank
