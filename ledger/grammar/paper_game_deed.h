#pragma once
// One deed of a paper-game line, with its buildings: `31+3`, `34h`, `nob+h`, `14-`, `12=3,4`. Internal header of the
// line grammar.

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "calculators/paper_game.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_tokens.h"

namespace tablebank {

struct PaperGameDeed {
    Holding holding;
    std::optional<Dice> dice{};
    std::size_t tokens = 1;  ///< number of words and commas that it used
};
/// Requires a word at index `at`.
[[nodiscard]] std::variant<PaperGameDeed, ParseError> read_paper_game_deed(const Edition& edition, const Tokens& tokens,
                                                                           std::size_t at);
/// "31+3", "34h", "14-"
[[nodiscard]] std::string print_paper_game_deed(const Holding& holding, std::optional<Dice> dice);

}  // namespace tablebank
