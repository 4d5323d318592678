#pragma once
// Why a line could not be read: `column 6: no player "Ann": Anna or Andrei?`

#include <string>

#include "ledger/notation.h"

namespace tablebank {

/// With the column of the line.
[[nodiscard]] std::string parse_error_text(const ParseError& error);
/// Without it, for a name that was typed outside of a line.
[[nodiscard]] std::string parse_error_reason(const ParseError& error);

}  // namespace tablebank
