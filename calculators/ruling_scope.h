#pragma once
// Which rulings can matter where. A ruling has no effect if the book itself answers its question, if the board does not
// have its space, or if its situation never occurs with the goal. Every key may be ruled on in any case
// (docs/reference/rulings.md); the book's own answer takes precedence.

#include <optional>
#include <string_view>

#include "calculators/edition.h"
#include "calculators/rulings.h"

namespace tablebank {

/// Whether any value of the ruling could change anything in a game of this edition. Without a goal: in a game of any
/// goal of the edition. Requires a known key.
[[nodiscard]] bool ruling_matters(const Edition& edition, std::optional<Goal> goal, std::string_view key);
/// Whether a value of the ruling can change a result anywhere: not if it only says who may see something. Requires a
/// known key.
[[nodiscard]] bool ruling_changes_results(std::string_view key);
/// Whether a house rule is in force in a game with these rulings, by the table or by the edition itself. Requires a
/// known key.
[[nodiscard]] bool house_rule_in_force(const Edition& edition, std::optional<Goal> goal, const Rulings& rulings,
                                       std::string_view key);
/// The book's answer to a ruling's question; nullptr if it leaves it open.
[[nodiscard]] const BookAnswer* book_answer(const Edition& edition, std::string_view key);
/// The rulings that a table chose, with the book's answers in place of those that it decides.
[[nodiscard]] Rulings held_to_book(const Edition& edition, Rulings chosen);
/// The citation of a ruling's question in workings: the paragraph that answers it, or the ruling.
[[nodiscard]] std::string cite_ruling_or_book(const Edition& edition, std::string_view key);
/// Whether the calculators use the ruling, and not only the course of a game. Requires a known key.
[[nodiscard]] bool ruling_is_calculated(std::string_view key);

}  // namespace tablebank
