#pragma once
// One line for each player of a paper game: `anna m 846 5 14- 31+3 34h 12=3,4`. Its parts are in the order of the blank
// score sheet (docs/reference/paper-game.md), so that a sheet filled in by hand can be typed from left to right.
//
//     NAME [ROLE] CASH [DEED]... [jail]        NAME [ROLE] bankrupt
//     CASH  846, or notes as they were counted: 1x500 3x100 4x10 6x1, followed by =846 if they were added up; =31 for
//           a sum that could be taken for the number of a deed
//     DEED  31 or @31 or any beginning of its name as everywhere in the grammar, followed by +3 houses, h or +h the
//           hotel, - mortgaged, * a street that joined an existing monopoly, =3,4 the dice thrown for a utility
//
// calculators/paper_game.h checks the rules.

#include <string>
#include <string_view>
#include <variant>

#include "calculators/paper_game.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

/// The content of a line. `player.estate.cash` is the sum of the notes if there are any.
struct PaperGameLine {
    PositionPlayer player;
    Notes notes{};
    UtilityDice dice{};
    bool bare_cash = false;  ///< the cash was typed as a number without `=`, so it may be the number of a deed
};

[[nodiscard]] std::variant<PaperGameLine, ParseError> read_paper_game_line(const Edition& edition,
                                                                           std::string_view line);

/// The one canonical line, which reads back as the same: deeds by their numbers and in board order. Cards in hand and
/// tries for a double are not part of it, because no settlement needs them.
[[nodiscard]] std::string print_paper_game_line(const Edition& edition, const PaperGameLine& line);

/// The cash of a line: "846", or "3x100 2x50". The sum is that of the notes.
struct PaperGameCash {
    Money sum;
    Notes notes{};
};
[[nodiscard]] std::variant<PaperGameCash, ParseError> read_paper_game_cash(const Edition& edition,
                                                                           std::string_view typed);
[[nodiscard]] std::string print_paper_game_cash(Money sum, const Notes& notes);

}  // namespace tablebank
