#pragma once
// The cells of a table of deeds: what is an amount as people and spreadsheets write it, and which signs have no place
// in one. Inner header of the room.

#include <optional>
#include <string_view>
#include <variant>

#include "calculators/money.h"
#include "db/edition/deed_table.h"

namespace tablebank {

/// A whole amount: digits, which may be parted in threes by blanks, no-break or narrow ones too, or by apostrophes:
/// "1200", "1 200", "1'200". A comma or a point is a fraction here and thousands there, so neither is read.
[[nodiscard]] std::variant<Money, DeedTableProblem::Kind> read_deed_amount(std::string_view cell);

/// What is wrong with the signs of a cell, whatever it means; nullopt for a text of one line.
[[nodiscard]] std::optional<DeedTableProblem::Kind> strange_cell(std::string_view cell);

}  // namespace tablebank
