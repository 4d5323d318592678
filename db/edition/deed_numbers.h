#pragma once
// Slips that a whole deed spreadsheet has: spaces counted from 1, columns without a whole amount or without colours.
// Internal header.

#include <cstddef>
#include <map>
#include <set>

#include "db/edition/deed_rows.h"

namespace tablebank {

/// Which spaces the rows have.
struct SpacesOfRows {
    std::map<int, int> rows;    ///< rows by their spaces, the first one of each
    std::set<int> mentioned;    ///< spaces of rows that could not be split
    bool unknown = false;       ///< the space of such a row
    std::size_t misplaced = 0;  ///< rows whose space has no deed, or that repeat a space
};

/// Reports the spaces without a row. If the space of a row is unknown, it may be any of them.
void find_missing_spaces(TypedDeeds& typed, const Edition& like, const SpacesOfRows& spaces);

/// Whether the numbers in the column of the spaces are those of the deeds, and one more.
[[nodiscard]] bool are_counted_from_one(const CsvTable& table, const TypedDeeds& typed, const Edition& like);

/// One message for all cells of a column that are not whole amounts, and one for all columns with commas or points.
void merge_amounts(TypedDeeds& typed);
/// One message for all cells of the column of colours that are not colours.
void merge_colours(TypedDeeds& typed);

}  // namespace tablebank
