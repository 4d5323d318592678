#pragma once
// All deeds of a board in a table: whose each is, what stands there, what a visitor owes for it. One of them, looked at
// closely, is deed_snapshot.h.

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
    std::string city;   ///< or what kind of company it is
    std::string owner;  ///< "bank" where nobody holds it
    std::string state;  ///< "3 houses", "mortgaged", "withheld"; empty where nothing is to be said
    std::string rent;   ///< today; empty where nobody holds it
    std::string price;
};
[[nodiscard]] std::vector<DeedRow> make_deed_rows(const Language& lang, const Game& game);

/// What a visitor owes for a deed today, dice apart; nullopt where nobody holds it.
[[nodiscard]] std::optional<Rent> rent_today(const Game& game, const Deed& deed);

}  // namespace tablebank
