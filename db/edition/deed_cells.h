#pragma once
// The cells of a table of deeds: what is an amount as people and spreadsheets write it, and which signs have no place
// in one. Inner header of the room.

#include <optional>
#include <string_view>
#include <variant>

#include "calculators/money.h"
#include "db/edition/deed_table.h"

namespace tablebank {

/// A whole amount: digits, which may be parted in threes by blanks of whichever width or by apostrophes: "1200",
/// "1 200", "1'200". A comma or a point is a fraction here and thousands there, so neither is read.
[[nodiscard]] std::variant<Money, DeedTableProblem::Kind> read_deed_amount(std::string_view cell);

/// Whether a cell is text at all: in a table of another encoding nothing else is worth saying.
[[nodiscard]] bool is_text_cell(std::string_view cell);

/// What is wrong with the signs of a cell that is text, whatever it means; nullopt where each of them is seen.
[[nodiscard]] std::optional<DeedTableProblem::Kind> strange_cell(std::string_view cell);

/// Another sign that parts cells, in a text that the table's own does not part; a NUL where there is none.
[[nodiscard]] char other_separator_in(std::string_view cell, char separator);

/// The number of a space, "12" or "@12", whatever there is between the signs that nobody sees; nullopt for what is
/// none.
[[nodiscard]] std::optional<int> read_space_number(std::string_view cell);

}  // namespace tablebank
