#pragma once
// All deeds of a board in a table: owner, buildings, and today's rent. deed_snapshot.h shows a single one in detail.

#include <optional>
#include <string>
#include <vector>

#include "calculators/rent.h"
#include "ledger/books/game.h"

namespace tablebank {

class Language;

struct DeedRow {
    std::string space;  ///< "@34"
    std::string name;
    std::string city;   ///< or the kind of company
    std::string owner;  ///< "bank" if no player owns it
    std::string state;  ///< "3 houses", "mortgaged", "withheld"; empty if there is nothing to say
    std::string rent;   ///< today; empty if no player owns it
    std::string price;
};
[[nodiscard]] std::vector<DeedRow> make_deed_rows(const Language& lang, const Game& game);

/// Today's rent of a deed, without dice; nullopt if no player owns it.
[[nodiscard]] std::optional<Rent> rent_today(const Game& game, const Deed& deed);

}  // namespace tablebank
