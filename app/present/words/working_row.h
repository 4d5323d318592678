#pragma once
// The workings of a sum as a screen or a paper sets them: what was done, its figure, and what it rests on, each in a
// column of its own. As one sentence a step they are in working_text.h.

#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/quote.h"
#include "calculators/rulings.h"

namespace tablebank {

class Language;

/// One line of workings, ready to be shown.
struct WorkingRow {
    std::string what;  ///< and the ruling it rests on, with its value: "…  ·  Rounding of a charge: always up"
    std::string figure;
    std::string rule;     ///< "us 9"
    bool ruling = false;  ///< rests on a ruling of the table
};
/// `rulings` are those that the workings were made under.
[[nodiscard]] std::vector<WorkingRow> working_rows(const Language& lang, const Edition& edition, const Rulings& rulings,
                                                   const std::vector<Working>& workings);

}  // namespace tablebank
