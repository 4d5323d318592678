#pragma once
// "1 500" in a list, as in a trade: the grammar adds the two sums, but many people write one sum like this. The program
// asks the user; lines that were posted keep their meaning.

#include <optional>
#include <string_view>

#include "ledger/grammar/notation.h"

namespace tablebank {

/// The question about such a line (two_meanings, with both lines); nullopt for any other line.
[[nodiscard]] std::optional<ParseError> parted_sum_in(const Setup& setup, std::string_view line);

}  // namespace tablebank
