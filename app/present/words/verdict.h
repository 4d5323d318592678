#pragma once
// What decides a game, and who won it by how much.

#include <cstdint>
#include <string>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// What decides the game.
enum class Measure : std::uint8_t {
    last_left,  ///< goal A, and any game that only one player is left of: nothing is counted
    richest,    ///< goal B: cash and what the deeds earn
    settlement  ///< the timed ending
};
[[nodiscard]] Measure measure_of(const Game& game);

struct Verdict {
    std::string heading;  ///< "Clara wins", "Anna and Boris win"
    std::string total;    ///< "$847.6"; empty where nothing is counted
    std::string why;      ///< "646 more than Elena."
};

/// Of a finished game: its winners are those that its book has, and the sums those that were recorded with them.
[[nodiscard]] Verdict make_verdict(const Language& lang, const Table& table);

}  // namespace tablebank
