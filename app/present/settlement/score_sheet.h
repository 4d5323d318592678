#pragma once
// The settlement as a sheet: rulings in force and why they were changed, the walk square by square, what each keeps,
// the places. Everything that a judge needs to work it out again by hand, section by section, for the terminal and for
// paper; it knows nothing of how either is laid out.

#include <string>
#include <vector>

#include "app/session/game_settlement.h"

namespace tablebank {

class Language;

struct SheetRuling {
    std::string text;                  ///< "Rounding of a charge: always up"
    bool chosen = false;               ///< otherwise than the edition has it
    std::vector<std::string> changes;  ///< "since #143 up: agreed by all", oldest first
};

/// The earnings of one deed.
struct SheetPayment {
    Space deed;
    std::string owner;
    std::string amount;
    std::string text;                   ///< "@34 Nob Hill, Anna: 184"
    std::vector<std::string> workings;  ///< a sentence for each step
};

struct SheetPlayer {
    int place = 0;
    std::string name;
    std::string heading;             ///< "Anna, monopolist"
    std::vector<std::string> steps;  ///< how the cash became what is kept, and deeds that earn a prisoner nothing
    std::string kept;
    std::string walk;
    std::string total;
    std::string sum;         ///< "kept 134.7 + walk 1,000 = 1,134.7", as it was computed
    std::string set;         ///< the total that the judge set instead, and why; empty if there is none
    std::string place_text;  ///< "1. Anna 1,134.7"
};

struct ScoreSheet {
    std::string recorded;  ///< that the game has recorded these values; empty if they were computed now
    std::string title;     ///< "Score sheet: U.S. edition"
    std::string rulings_heading;
    std::vector<SheetRuling> rulings;
    std::string walk_heading;
    std::vector<SheetPayment> walk;    ///< in the order of the board
    std::string no_payment;            ///< the sentence if the walk pays no one
    std::vector<SheetPlayer> players;  ///< by place
};

/// "Anna: 304 computed, 309 set by the judge (#30): a note too few"
[[nodiscard]] std::string adjustment_text(const Language& lang, const std::string& player,
                                          const Adjustment& adjustment);

[[nodiscard]] ScoreSheet make_score_sheet(const Language& lang, const Edition& edition, const GameSettlement& settled);

}  // namespace tablebank
