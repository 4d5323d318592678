#pragma once
// The line of advice beside a guided game: where it stands, what happens at the table, what to press, and why.

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
    std::string may_type;  ///< in the empty line; empty where nothing is typed
    std::string next;      ///< on the button that does it for the banker
    std::string line;      ///< what that posts; empty at the end, where it leads to a game of his own
    std::size_t done = 0;  ///< of `steps`
    std::size_t steps = 0;
    /// All that it says before its end: the room for the longest is kept, so that nothing below it moves.
    std::vector<std::string> situations{};
    std::vector<std::string> advices{};
};

/// nullopt where the table has left the guided game.
[[nodiscard]] std::optional<GuideSnapshot> make_guide(const Language& lang, const GuidedGame& guided,
                                                      const Table& table);

}  // namespace tablebank
