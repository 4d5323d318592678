#pragma once
// The player of a typed line that names none. The grammar gives such a line to the player in turn, also when that turn
// is over and the screen already shows the next player. Here it belongs to the person whom the screen shows; if the
// player in turn could be meant as well, the banker is asked.

#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

struct WhoseLine {
    std::string line;                ///< as typed, or with the name of the one who is meant
    std::vector<std::string> names;  ///< of those who could be meant, the shown person first; empty if it is clear
    std::vector<std::string> ways;   ///< the line of each
    [[nodiscard]] bool asks() const { return !names.empty(); }
};

/// A line that cannot be read, that names a player or that is about no one is unchanged.
[[nodiscard]] WhoseLine whose_line(const Table& table, std::string_view line);

}  // namespace tablebank
