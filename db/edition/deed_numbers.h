#pragma once
// Slips that a whole deed spreadsheet has: spaces counted from 1, and columns without a whole amount. Internal header.

#include "db/edition/deed_rows.h"

namespace tablebank {

[[nodiscard]] bool has_deed_there(SpaceKind kind);

/// Whether the numbers in the column of the spaces are those of the deeds, and one more.
[[nodiscard]] bool are_counted_from_one(const CsvTable& table, const TypedDeeds& typed, const Edition& like);

/// One message for all cells of a column that are not whole amounts.
void merge_amounts(TypedDeeds& typed);

}  // namespace tablebank
