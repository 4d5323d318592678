#pragma once
// The sums of the special spaces: salary (ru 14), jail fine (ru 15), property tax (ru 18), foundation (ru 21), and a
// purchase at the printed price (ru 9).

#include <optional>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/quote.h"

namespace tablebank {

/// The starting cash of each player, with its notes if the edition gives them (ru 5).
[[nodiscard]] Quote quote_start_cash(const Edition& edition);
/// Whether a table may agree that START pays twice for landing on it, as is usual on a board with a space of rest: if
/// the book has no separate sum for it.
[[nodiscard]] bool may_double_landing(const Edition& edition);
/// Whether taxes, fines and the sums of cards go to the middle: by the ruling `taxes_go_to`, on a board with a space of
/// rest.
[[nodiscard]] bool taxes_go_to_middle(const Edition& edition, const Rulings& rulings);
/// The payment of START for passing it, or for landing on it: a separate sum by the book, or twice by the ruling
/// `start_landing`.
enum class Reaches { passes, lands };
[[nodiscard]] Quote quote_salary(const Edition& edition, const Rulings& rulings, Reaches start);
[[nodiscard]] Quote quote_jail_fine(const Edition& edition);
[[nodiscard]] Quote quote_property_tax(const Edition& edition);
/// The fee of a role; nullopt if the role rolls for a grant instead.
[[nodiscard]] std::optional<Quote> quote_foundation_fee(const Edition& edition, Role role);
/// The grant for one die (1..6); 0 if there is none.
[[nodiscard]] Quote quote_foundation_grant(const Edition& edition, int die);
/// The outcome of a stake at the bookmakers: over 7 wins, under 7 loses, 7 depends on the ruling (football 19).
enum class StakeOutcome { won, lost, kept };
[[nodiscard]] StakeOutcome bookmakers_say(const Rulings& rulings, Dice dice);
/// The charge of a card for each house and each hotel of an estate; zero if nothing is built.
[[nodiscard]] Quote quote_repairs(const Edition& edition, const Estate& estate, const CardEffect& card);
/// Requires a space with a deed.
[[nodiscard]] Quote quote_purchase(const Edition& edition, Space deed);

}  // namespace tablebank
