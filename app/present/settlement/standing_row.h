#pragma once
// One player in the standings: of the timed ending, of the richest (goal B), or of a table where the last one wins.

#include <string>
#include <vector>

#include "app/present/words/player_mark.h"
#include "app/present/words/working_row.h"
#include "calculators/richest.h"
#include "calculators/settlement.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

struct WalkRow {
    Space space;
    std::string name;
    std::string colour;
    std::string amount;
    std::vector<WorkingRow> workings;
};

/// A part of the total: "cash", "1,500".
struct StandingPart {
    std::string head;
    std::string amount;
};

struct StandingRow {
    PlayerMark mark;
    std::string group;  ///< words above the first of a side; empty for the others
    std::string place;  ///< "1."; empty if it is not decided yet
    std::string name;
    std::string role;  ///< or how they left the table
    std::vector<StandingPart> parts;
    std::string made_of{};   ///< the same of a settlement in one line: "kept 288, walk 6"
    std::string total_head;  ///< "in all"
    std::string total;
    bool winner = false;
    bool out = false;                  ///< bankrupt or left: no values
    std::vector<WorkingRow> workings;  ///< of the kept cash, or of the total
    std::vector<WalkRow> payments;     ///< what each deed adds to that
    std::vector<WorkingRow> sum;       ///< the earnings of all deeds, and the total
};

/// The timed ending, of a game or of a position, under the rulings it was worked out by. The cash is `handed_in` once
/// the players keep no more than a share.
[[nodiscard]] StandingRow standing_row(const Language& lang, const Edition& edition, const Rulings& rulings,
                                       const Standing& standing, bool handed_in, const PlayerMark& mark,
                                       std::string name);
/// Goal B: cash and the earnings of the deeds.
[[nodiscard]] StandingRow richest_row(const Language& lang, const Edition& edition, const Rulings& rulings,
                                      const RichPlayer& rich, const PlayerMark& mark, std::string name);
/// For a game without a count: cash, and what could still be raised.
[[nodiscard]] StandingRow solvent_row(const Language& lang, const Edition& edition, const Rulings& rulings,
                                      const Estate& estate, const PlayerMark& mark, std::string name);
/// Who is no longer at the table, the last to leave first.
[[nodiscard]] std::vector<StandingRow> rows_of_gone(const Language& lang, const Table& table);

}  // namespace tablebank
