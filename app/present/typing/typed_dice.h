#pragma once
// Dice as a banker types them, and who begins by the roll for the order.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "calculators/table.h"

namespace tablebank {

class Language;

/// The dice of a text such as "34" or "3 4"; nullopt for anything else.
[[nodiscard]] std::optional<Dice> typed_dice(const std::string& text);

/// Adds a typed face to the first incomplete throw; if all are complete, starts the first one again. Does nothing if
/// there are no throws.
void add_die(std::span<std::string* const> throws, char face);
/// Removes the last face.
void take_die_back(std::span<std::string* const> throws);

/// The throws of one player in order, "34" and then, after a tie, "3462". A single face at the end is an incomplete
/// throw and is ignored.
[[nodiscard]] std::vector<Dice> typed_throws(const std::string& text);

/// The roll for the order (ru 2, us 2): the player with the highest throw begins, and play continues from them round
/// the table.
struct OrderRoll {
    std::string text;                 ///< who begins, who throws next, and why again
    std::optional<std::size_t> who;   ///< who begins, as an index into the list of players
    std::optional<std::size_t> next;  ///< who throws next
    std::vector<std::string> thrown;  ///< by each player: "12", or after a tie "12, then 8"; empty before the throw
};

/// `dice` as typed, one text for each player. Players who tie throw again, only against each other.
[[nodiscard]] OrderRoll order_roll(const Language& lang, const std::vector<std::string>& players,
                                   const std::vector<std::string>& dice);

}  // namespace tablebank
