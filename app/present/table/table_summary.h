#pragma once
// How a game stands, in a few sentences: which it is, whose turn it is, how far it came, who won.

#include <string>

#include "ledger/books/game.h"

namespace tablebank {

class Language;

struct TableSummary {
    std::string title;       ///< "U.S. edition: the two-hour game, play"
    std::string practice{};  ///< that nothing of it counts; empty of any other game
    std::string turn;        ///< "Round 7, turn of Anna"; empty where no turns are taken
    std::string entries;     ///< "57 entries"
    std::string won;         ///< "Won by Clara"; empty before the end
};
[[nodiscard]] TableSummary make_table_summary(const Language& lang, const Game& game);

}  // namespace tablebank
