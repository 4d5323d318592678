#pragma once
// The state of a game in a few sentences: its name, the player in turn, its progress, the winner.

#include <string>

#include "ledger/books/game.h"

namespace tablebank {

class Language;

struct TableSummary {
    std::string title;       ///< "U.S. edition: the two-hour game, play"
    std::string practice{};  ///< that nothing of it counts; empty for any other game
    std::string turn;        ///< "Round 7, turn of Anna"; empty if no turns are taken
    std::string entries;     ///< "57 entries"
    std::string won;         ///< "Won by Clara"; empty before the end
};
[[nodiscard]] TableSummary make_table_summary(const Language& lang, const Game& game);

}  // namespace tablebank
