#pragma once
// Sums as text: digits in groups of three, the decimal mark and the position of the currency symbol as in the language.
// Sentences and workings have no symbol; large figures and papers have it.

#include <string>

#include "calculators/edition.h"
#include "calculators/money.h"
#include "calculators/share.h"

namespace tablebank {

class Language;

/// "1,500", "-40"
[[nodiscard]] std::string amount_text(const Language& lang, Money amount);
/// The exact decimal, "1,134.7"; "1/3" if there is no finite one.
[[nodiscard]] std::string amount_text(const Language& lang, const Share& share);
/// With the symbol of the edition's currency: "$1,500", "-$40".
[[nodiscard]] std::string money_text(const Language& lang, const Edition& edition, Money amount);
[[nodiscard]] std::string money_text(const Language& lang, const Edition& edition, const Share& share);

}  // namespace tablebank
