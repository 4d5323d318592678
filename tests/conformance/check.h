#pragma once
// Plays a row of the conformance table against an edition, in memory, and returns the differences from it.

#include <memory>
#include <string>
#include <vector>

#include "tests/conformance/book.h"

namespace tablebank::conformance {

/// The edition of a book as shipped, read once.
[[nodiscard]] std::shared_ptr<const Edition> shipped_edition(const std::string& id);

/// Empty if everything agrees with the row. A row that cannot be played, because of an unknown word or an impossible
/// position, does not agree.
[[nodiscard]] std::vector<std::string> check(const Row& row, std::shared_ptr<const Edition> edition);

}  // namespace tablebank::conformance
