#pragma once
// Dice as a banker types them, and who begins by them.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "calculators/table.h"

namespace tablebank {

class Language;

/// The dice of a text such as "34" or "3 4"; nullopt for anything else.
[[nodiscard]] std::optional<Dice> typed_dice(const std::string& text);

/// A face that is typed while several throws are asked, each as a text: it goes on with the first that is not whole, or
/// begins the first anew. Nothing where none is asked.
void add_die(std::span<std::string* const> throws, char face);
/// Takes back the last one.
void take_die_back(std::span<std::string* const> throws);

/// The throws of one player one after another, "34" and then, where he tied, "3462"; what is left over is a throw
/// begun.
[[nodiscard]] std::vector<Dice> typed_throws(const std::string& text);

/// The roll for the order (ru 2, us 2): whoever threw most begins, and play goes on from him round the table.
struct OrderRoll {
    std::string text;                 ///< who begins, who throws next, and why again
    std::optional<std::size_t> who;   ///< begins, as a place in the list of players
    std::optional<std::size_t> next;  ///< throws next
};

/// `dice` as typed, one for each player. Those who tie throw again, and only against each other.
[[nodiscard]] OrderRoll order_roll(const Language& lang, const std::vector<std::string>& players,
                                   const std::vector<std::string>& dice);

}  // namespace tablebank
