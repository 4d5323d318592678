#pragma once
// The board of the table: all spaces with owners, buildings, mortgages and tokens.

#include <optional>
#include <string>
#include <vector>

#include "calculators/edition.h"
#include "ledger/books/game.h"

namespace tablebank {

class Language;

struct BoardCell {
    Space space;
    SpaceKind kind = SpaceKind::start;
    std::string name;
    std::string brief;   ///< a shorter name if the edition has one; otherwise the same
    std::string colour;  ///< of the city, "#rrggbb"; empty if it is not a street
    int city = -1;       ///< index of the city, which selects its mark; -1 if it is not a street
    std::string figure;  ///< the price of a deed for sale, the sum of a tax; empty otherwise
    std::optional<int> owner;
    bool mortgaged = false;
    int houses = 0;
    int hotels = 0;
    std::vector<int> tokens;     ///< seats of the tokens here
    std::vector<int> prisoners;  ///< seats in the jail next to it
};

struct BoardSnapshot {
    std::vector<BoardCell> cells;  ///< in the order of play, from START
};

/// The printed board: no owners and no tokens.
[[nodiscard]] BoardSnapshot printed_board(const Language& lang, const Edition& edition);
[[nodiscard]] BoardSnapshot make_board_snapshot(const Language& lang, const Game& game);

}  // namespace tablebank
