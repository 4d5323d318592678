#pragma once
// "1 500" where several things are listed, as in a trade: the grammar adds the two sums up, and people print one sum
// so. The program asks the person who types it; lines that were posted keep their meaning.

#include <optional>
#include <string_view>

#include "ledger/grammar/notation.h"

namespace tablebank {

/// The question about such a line (two_meanings, with both lines); nullopt for any other line.
[[nodiscard]] std::optional<ParseError> parted_sum_in(const Setup& setup, std::string_view line);

}  // namespace tablebank
