#pragma once
// The basis of the line grammar's tests: the shipped boards with a table of players, and a line read and written back.

#include <string>
#include <string_view>
#include <vector>

#include "ledger/grammar/notation.h"

namespace tablebank::testing {

/// Players of these names in seat order, the roles in turn, on an edition of `editions/`.
[[nodiscard]] Setup table_of(std::string_view edition, const std::vector<std::string>& names);
/// Anna, Boris and Clara on the American board.
[[nodiscard]] const Setup& american_three();

/// The canonical line, or "error KIND at COLUMN [TEXT] CANDIDATE|CANDIDATE" for a line that cannot be read.
[[nodiscard]] std::string reading(const Setup& setup, std::string_view line);
/// The command of a line that must be readable.
[[nodiscard]] Command command_of(const Setup& setup, std::string_view line);

[[nodiscard]] std::string_view name_of(ParseError::Kind kind);

}  // namespace tablebank::testing
