#pragma once
// The figures on the deeds of an edition, as a table to compare with a box.

#include <string>
#include <vector>

#include "calculators/edition.h"

namespace tablebank {

class Language;

struct DeedCheckRow {
    std::string space;  ///< "@1"
    std::string name;
    std::string colour;
    std::vector<std::string> cells;  ///< one for each heading; empty if a company has no such figure
};

struct DeedCheck {
    std::vector<std::string> heads;
    std::vector<DeedCheckRow> rows;
};

/// Rents are "6 12 | 22 32 42 52": the unbuilt street, its doubled rent if the role can monopolise, then with
/// buildings.
[[nodiscard]] DeedCheck make_deed_check(const Language& lang, const Edition& edition);

}  // namespace tablebank
