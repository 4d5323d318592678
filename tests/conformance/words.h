#pragma once
// The words in which a row describes a player's property: "500 @1 @3+2 @39+hotel @5m jailed". Before a row they make a
// position; after it each is something to check.

#include <string>
#include <string_view>
#include <vector>

#include "calculators/position.h"
#include "ledger/books/game.h"

namespace tablebank::conformance {

/// Words separated by spaces; a space between double quotes separates nothing.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);
/// Throws std::invalid_argument for anything but a whole number, as the rest of this file does for words it cannot
/// read.
[[nodiscard]] std::int64_t number_of(std::string_view word);
/// "@34"
[[nodiscard]] Space space_of(std::string_view word);

/// Gives a player of a position the things in the words; without a sum the cash stays.
void give(PositionPlayer& player, std::string_view words);
/// The differences from the words, one line each.
[[nodiscard]] std::vector<std::string> differences(const Game& game, Seat seat, std::string_view words);

}  // namespace tablebank::conformance
