#pragma once
// Which rulings can matter where: a book that says itself what a ruling asks, a board without the space it speaks of,
// or a goal that never comes to it, leave it without any effect. Every key may be ruled on all the same
// (docs/reference/rulings.md); what a book says itself holds against it.

#include <optional>
#include <string_view>

#include "calculators/edition.h"
#include "calculators/rulings.h"

namespace tablebank {

/// Whether any value of the ruling could change anything in a game of this edition. Without a goal: in a game of any
/// goal that the edition is played for. Requires a known key.
[[nodiscard]] bool ruling_matters(const Edition& edition, std::optional<Goal> goal, std::string_view key);
/// Whether a value of the ruling can change a result anywhere: not if it only says who may see something. Requires a
/// known key.
[[nodiscard]] bool ruling_changes_results(std::string_view key);
/// What the book of the edition answers to a ruling's question; nullptr where it leaves it open.
[[nodiscard]] const BookAnswer* book_answer(const Edition& edition, std::string_view key);
/// The rulings that a table chose, with what its book decides in their place.
[[nodiscard]] Rulings held_to_book(const Edition& edition, Rulings chosen);
/// How workings cite what a ruling's question came to: the paragraph that answers it, or the ruling.
[[nodiscard]] std::string cite_ruling_or_book(const Edition& edition, std::string_view key);
/// Whether the calculators ask for the ruling, and not only the course of a game. Requires a known key.
[[nodiscard]] bool ruling_is_calculated(std::string_view key);

}  // namespace tablebank
