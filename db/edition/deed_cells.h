#pragma once
// The cells of a deed spreadsheet: which texts are amounts as people and spreadsheets write them, and which characters
// are not allowed. Internal header.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "calculators/edition.h"
#include "calculators/money.h"
#include "db/edition/deed_table.h"

namespace tablebank {

/// A whole amount: digits, which may be in groups of three, separated by spaces of any width or by apostrophes: "1200",
/// "1 200", "1'200". A comma or a point is a decimal mark in some languages and a separator in others, so neither is
/// accepted.
[[nodiscard]] std::variant<Money, DeedTableProblem::Kind> read_deed_amount(std::string_view cell);

/// An amount without the sign or word of money before or after it: that of the edition, or a common one.
[[nodiscard]] std::string_view without_currency(std::string_view cell, const Currency& currency);

/// The price of each house in turn, with strokes between them: "50/70/90/110".
[[nodiscard]] std::variant<std::vector<Money>, DeedTableProblem::Kind> read_deed_prices(const std::string& cell);

/// Whether a cell is valid text: in a spreadsheet of another encoding no other problem is worth reporting.
[[nodiscard]] bool is_text_cell(std::string_view cell);

/// Whether a text only says that there is nothing: a dash.
[[nodiscard]] bool is_dash(std::string_view text);

/// Whether a cell of a company says that it has no such figure: empty, a dash, or a word as "none" or "néant".
[[nodiscard]] bool says_none(std::string_view text);

/// The problem with the characters of a text cell; nullopt if all of them are visible.
[[nodiscard]] std::optional<DeedTableProblem::Kind> strange_cell(std::string_view cell);

/// Another cell separator in a row that the spreadsheet's own separator does not split; NUL if there is none.
[[nodiscard]] char other_separator_in(std::string_view cell, char separator);

/// The number of a space, "12" or "@12", ignoring invisible characters and noughts before it; nullopt for anything
/// else.
[[nodiscard]] std::optional<int> read_space_number(std::string_view cell);

}  // namespace tablebank
