#pragma once
// The calculation of a sum for a screen or paper: each step, its number, and its paragraph or ruling, each in its own
// column. working_text.h has them as sentences.

#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/quote.h"
#include "calculators/rulings.h"

namespace tablebank {

class Language;

/// One line of workings, ready to be shown.
struct WorkingRow {
    std::string what;  ///< may end with its ruling: "…  ·  Rounding of a charge: always up"
    std::string figure;
    std::string rule;     ///< "us 9"
    bool ruling = false;  ///< based on a ruling of the table
};
/// `rulings` are those in force for the workings.
[[nodiscard]] std::vector<WorkingRow> working_rows(const Language& lang, const Edition& edition, const Rulings& rulings,
                                                   const std::vector<Working>& workings);

}  // namespace tablebank
