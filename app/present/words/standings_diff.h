#pragma once
// The effect of a ruling on places and totals, in words: a row for each player, the players in first place, and all of
// it in one sentence if rows do not fit.

#include <string>
#include <vector>

#include "app/present/words/player_mark.h"
#include "app/session/standings_change.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

struct ToldStanding {
    PlayerMark mark;
    std::string name;
    std::string place_before;  ///< "2"; a dash for none
    std::string place_after;
    std::string total_before;  ///< "1,134.7"; a dash for none
    std::string total_after;
    bool changes = false;
};

struct StandingsDiff {
    std::vector<ToldStanding> rows{};  ///< in the order afterwards; empty if there is no difference
    std::string first{};               ///< "First place: Boris, not Anna."
    std::string note{};                ///< the meaning of the figures, if it is not obvious
    std::string summary{};             ///< "Boris: place 1 (before: 2), total 345 (before: 320).", for those who change
};

[[nodiscard]] StandingsDiff tell_standings(const Language& lang, const Setup& setup, const StandingsChange& change);

}  // namespace tablebank
