#pragma once
// The figures on the deeds of an edition, in a table to be compared with those of a box.

#include <string>
#include <vector>

#include "calculators/edition.h"

namespace tablebank {

class Language;

struct DeedCheckRow {
    std::string space;  ///< "@1"
    std::string name;
    std::string colour;
    std::vector<std::string> cells;  ///< one for each head; empty where a company has no such figure
};

struct DeedCheck {
    std::vector<std::string> heads;
    std::vector<DeedCheckRow> rows;
};

/// Rents are "6 12 | 22 32 42 52": the unbuilt street, doubled where the role can monopolise, then with buildings.
[[nodiscard]] DeedCheck make_deed_check(const Language& lang, const Edition& edition);

}  // namespace tablebank
