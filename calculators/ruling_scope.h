#pragma once
// Which rulings can matter where: a book that says itself what a ruling asks, a board without the space it speaks of,
// or a goal that never comes to it, leave it without any effect. Every key may be ruled on all the same
// (docs/rulings.md).

#include <optional>
#include <string_view>

#include "calculators/edition.h"
#include "calculators/rulings.h"

namespace tablebank {

/// Whether any value of the ruling could change anything in a game of this edition. Without a goal: in a game of any
/// goal that the edition is played for. Requires a known key.
[[nodiscard]] bool ruling_matters(const Edition& edition, std::optional<Goal> goal, std::string_view key);
/// Whether the calculators ask for the ruling, and not only the course of a game. Requires a known key.
[[nodiscard]] bool ruling_is_calculated(std::string_view key);

}  // namespace tablebank
