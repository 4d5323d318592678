#pragma once
// The advice in a guided game: its position, what happens at the table, which keys to press, and why.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/present/table/guided_game.h"

namespace tablebank {

class Language;

struct GuideSnapshot {
    std::string heading;            ///< "Turn 3 of 10: Clara"
    std::string situation;          ///< "Clara has thrown 1 and 3."
    std::vector<std::string> keys;  ///< one by one, as the keyboards of the language call them
    std::string advice;
    std::string next;      ///< text of the button that does it for the banker
    std::string line;      ///< the line that it posts; empty at the end, when the button opens a new game
    std::size_t done = 0;  ///< of `steps`
    std::size_t steps = 0;
    /// All texts before its end: the height of the longest is reserved, so that nothing below it moves.
    std::vector<std::string> situations{};
    std::vector<std::string> advices{};
};

/// nullopt if the table has left the guided game.
[[nodiscard]] std::optional<GuideSnapshot> make_guide(const Language& lang, const GuidedGame& guided,
                                                      const Table& table);

}  // namespace tablebank
