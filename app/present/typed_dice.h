#pragma once
// Dice as a banker types them, and who begins by them.

#include <optional>
#include <string>
#include <vector>

#include "calculators/table.h"

namespace tablebank {

/// The dice of a text such as "34" or "3 4"; nullopt for anything else.
[[nodiscard]] std::optional<Dice> typed_dice(const std::string& text);

/// The roll for the order (ru 2, us 2): whoever threw most begins, and play goes on from him round the table.
struct OrderRoll {
    std::string text;                ///< who begins, who throws again, or whose dice are missing
    std::optional<std::size_t> who;  ///< begins, as a place in the list of players
};

/// `dice` as typed, for each player his throw, and behind it those after each tie: "34 56".
[[nodiscard]] OrderRoll order_roll(const std::vector<std::string>& players, const std::vector<std::string>& dice);

}  // namespace tablebank
