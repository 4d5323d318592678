#pragma once
// The names in the answers that a repair offers: they are read by the names of the time of their entry, and may differ
// from those that the repair gives.

#include <string>
#include <string_view>

#include "ledger/books/setup.h"

namespace tablebank::deciding {

/// A line with the names of `then` in the place of those of `now`, seat by seat; a seat that `then` does not have keeps
/// its name. A quoted text that names no player stays.
[[nodiscard]] std::string with_names_of(const Setup& then, const Setup& now, std::string_view line);

}  // namespace tablebank::deciding
