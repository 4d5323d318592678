#pragma once
// The state of the director's screen: typed text and choices that are not posted yet.

#include <map>
#include <string>

#include "app/viewmodel/focus.h"

namespace tablebank {

enum class DirectorPart { players, rounds, standings, log, paper };
inline constexpr int director_parts = 5;

struct DirectorState {
    DirectorPart part = DirectorPart::players;
    Focus focus{.key = "event.add.name"};
    bool show_row = false;  ///< the row chosen by key may be out of sight

    int player = 0;  ///< chosen in the list; 0: none
    std::string name;
    std::string family;
    std::string table;  ///< the table where the new player always sits
    bool substitute = false;
    std::string list;            ///< path of a list of players
    std::string asked_alike;     ///< the name or the list for which the question about similar names is open
    std::string amended_name;    ///< of the chosen player, as it should be; empty: as it is
    std::string amended_family;  ///< the same
    std::string amended_table;   ///< the same
    std::string from;            ///< the round from which a player is absent, or present again

    int round = 1;
    int at_table = 0;  ///< 0: none chosen
    std::map<int, std::string> totals;
    std::string credit;  ///< for whom seats count otherwise than the event seated: "Anna=Vera, Julia="
    std::string game;    ///< path of a game or a record; or the scanned code of a score sheet
    std::string minutes;
    std::string exchanged;  ///< the player who changes seats
    std::string with;       ///< the player they change with
    std::string finalists;  ///< number of players in a final

    int ranked = 0;  ///< the player whose rounds are shown
    std::string points;

    bool public_names = false;
    std::string by;      ///< the poster of the acts; empty: the login name
    std::string why;     ///< the reason for the proposal
    std::string before;  ///< where the focus was before the proposal
};

}  // namespace tablebank
