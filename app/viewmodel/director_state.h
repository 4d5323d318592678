#pragma once
// What is typed and chosen on the director's desk, and not yet posted.

#include <map>
#include <string>

#include "app/viewmodel/focus.h"

namespace tablebank {

enum class DirectorPart { players, rounds, standings, log, paper };
inline constexpr int director_parts = 5;

struct DirectorState {
    DirectorPart part = DirectorPart::players;
    Focus focus{.key = "event.add.name"};
    bool show_row = false;  ///< what was chosen by key may lie out of sight

    int player = 0;  ///< of the list; 0: nobody
    std::string name;
    std::string family;
    std::string table;  ///< where the new player always sits
    bool substitute = false;
    std::string list;         ///< the path of one
    std::string asked_alike;  ///< the name or the list of which it was asked whether names that look alike are meant
    std::string from;         ///< the round before which a player leaves, or from which he is back

    int round = 1;
    int at_table = 0;  ///< 0: none chosen
    std::map<int, std::string> totals;
    std::string game;  ///< the path of one, or of a record; or the scanned code of a sheet
    std::string minutes;
    std::string exchanged;  ///< who changes his seat
    std::string with;       ///< and with whom
    std::string finalists;  ///< how many play a final

    int ranked = 0;  ///< the player whose rounds are shown
    std::string points;

    bool public_names = false;
    std::string by;      ///< who does what is done here; empty: the login name
    std::string why;     ///< of what is proposed
    std::string before;  ///< where the keyboard was before that
};

}  // namespace tablebank
