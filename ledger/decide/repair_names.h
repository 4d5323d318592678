#pragma once
// The names in the suggested answers of a repair: they are read with the names of the time of their entry, and may
// differ from those that the repair gives.

#include <string>
#include <string_view>

#include "ledger/books/setup.h"

namespace tablebank::deciding {

/// A line with the names of `then` in place of those of `now`, seat by seat; a seat that `then` does not have keeps its
/// name. A quoted text that is not a player's name stays.
[[nodiscard]] std::string with_names_of(const Setup& then, const Setup& now, std::string_view line);

}  // namespace tablebank::deciding
