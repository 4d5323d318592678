#pragma once
// The rulings of a table, all of them: what holds, in words, and which of them this table chose for itself. For the
// terminal and for the score sheet.

#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/rulings.h"

namespace tablebank {

class Language;

struct RulingInForce {
    std::string key;
    std::string value;    ///< as it is typed
    std::string text;     ///< "Rounding of a charge: to the nearest note, halves up"
    bool chosen = false;  ///< otherwise than the edition has it
};

/// In the order of ruling_keys.
[[nodiscard]] std::vector<RulingInForce> rulings_in_force(const Language& lang, const Edition& edition,
                                                          const Rulings& rulings);

}  // namespace tablebank
