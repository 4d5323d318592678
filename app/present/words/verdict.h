#pragma once
// The measure that decides a game, and who won by how much.

#include <cstdint>
#include <string>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// The figure that decides the game.
enum class Measure : std::uint8_t {
    last_left,  ///< goal A, and any game with only one player left: nothing is counted
    richest,    ///< goal B: cash and the rents of the deeds
    settlement  ///< the timed ending
};
[[nodiscard]] Measure measure_of(const Game& game);

struct Verdict {
    std::string heading;  ///< "Clara wins", "Anna and Boris win"
    std::string total;    ///< "$847.6"; empty if nothing is counted
    std::string why;      ///< "646 more than Elena."
};

/// For a finished game: the winners are those of its book, and the sums are the recorded ones.
[[nodiscard]] Verdict make_verdict(const Language& lang, const Table& table);

}  // namespace tablebank
