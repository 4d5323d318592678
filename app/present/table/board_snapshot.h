#pragma once
// The board as it lies on the table: the forty spaces with owners, buildings, mortgages and tokens.

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
    std::string brief;   ///< a shorter name, where the edition has one; otherwise the same
    std::string colour;  ///< of the city, "#rrggbb"; empty for what is no street
    int city = -1;       ///< its place among the cities, -1 for what is no street: which mark it bears
    std::string figure;  ///< the price of a deed for sale, the sum of a tax; empty otherwise
    std::optional<int> owner;
    bool mortgaged = false;
    int houses = 0;
    bool hotel = false;
    std::vector<int> tokens;     ///< seats standing here
    std::vector<int> prisoners;  ///< seats in the jail beside it
};

struct BoardSnapshot {
    std::vector<BoardCell> cells;  ///< in the order of play, from START
};

/// As it is printed: nothing is owned, and nobody stands anywhere.
[[nodiscard]] BoardSnapshot printed_board(const Language& lang, const Edition& edition);
[[nodiscard]] BoardSnapshot make_board_snapshot(const Language& lang, const Game& game);

}  // namespace tablebank
