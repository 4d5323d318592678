#pragma once
// The state of the director's screen: typed text and choices that are not posted yet.

#include <map>
#include <string>
#include <vector>

#include "app/event/act.h"
#include "app/present/event_view/desk_players.h"
#include "app/viewmodel/focus.h"

namespace tablebank {

enum class DirectorPart { players, rounds, standings, log, paper, hall };
inline constexpr int director_parts = 6;

/// Two players, by their numbers, whom the director wants to sit together or apart in the rounds that are seated at
/// this desk from now on.
struct SeatWish {
    int first = 0;
    int second = 0;
    int round = 0;  ///< they sit together in it; 0: apart in every round
    bool must = true;
};

struct DirectorState {
    DirectorPart part = DirectorPart::players;
    Focus focus{.key = "event.add.name"};

    DeskPlayersShown listed;  ///< the players that are searched for
    int player = 0;           ///< chosen in the list; 0: none
    bool show_row = false;    ///< the row chosen by key may be out of sight
    bool substitute = false;  ///< the new player only takes the place of another
    std::string name;
    std::string family;
    std::string club;
    std::string table;           ///< the table where the new player always sits
    std::string list;            ///< path of a list of players
    std::string pasted;          ///< a list that was pasted, until it is added
    std::string asked_alike;     ///< the name or the list for which the question about similar names is open
    std::string amended_name;    ///< of the chosen player, as it should be; empty: as it is
    std::string amended_family;  ///< the same
    std::string amended_club;    ///< the same
    std::string amended_table;   ///< the same
    std::string from;            ///< the round from which a player is absent, or present again

    int round = 1;
    int at_table = 0;                ///< 0: none chosen
    bool only_missing = false;       ///< only tables without a result are shown
    bool full_tables = false;        ///< every table is full, and the rest sits out
    bool families_may_meet = false;  ///< as seldom as can be
    std::vector<SeatWish> wishes;
    std::string wished;          ///< a player of the next wish
    std::string wished_other;    ///< the other one
    bool wish_together = false;  ///< in the round that is shown; otherwise apart
    bool wish_must = true;       ///< otherwise where that is possible
    std::string sought_table;    ///< the number of a table to go to
    std::map<int, std::string> totals;
    std::string credit;  ///< for whom seats count otherwise than the event seated: "Anna=Vera, Julia="
    std::string game;    ///< path of a game or a record; or the scanned code of a score sheet
    std::string minutes;
    std::string tables;        ///< how many there are in a round; empty: as many as it takes
    std::string sizes;         ///< of the tables, "5,5,4"; empty: as it takes
    std::string seats;         ///< a seating that is typed: "1=Anna,Boris,Clara; bye=Dmitri"
    std::string seating_list;  ///< path of a list with a seating
    std::string exchanged;     ///< the player who changes seats
    std::string with;          ///< the player they change with
    std::string finalists;     ///< number of players in a final

    int ranked = 0;             ///< the player whose rounds are shown
    bool public_names = false;  ///< people are named on the pages for everyone
    std::string points;
    std::string scheme;
    std::string lots;  ///< the names in the order in which they were drawn

    std::string by;      ///< the poster of the acts; empty: the login name
    std::string why;     ///< the reason for the proposal
    std::string before;  ///< where the focus was before the proposal

    std::string hub;           ///< its address; empty: that of the pages
    std::string table_folder;  ///< where the files of the tables are written
    std::string pages_folder;  ///< where the pages are written as files
    std::string copy_to;       ///< a file, a folder or an address for a copy of the event
    std::string key;           ///< that takes the place of the chosen table's key
    std::string official;
    std::string official_table;                  ///< of a banker
    std::string folder;                          ///< with games and records
    bool watches = false;                        ///< the desk goes on looking into it
    bool phones = false;                         ///< the players' phones may act at the tables of the folder above
    OfficialRole role = OfficialRole::director;  ///< of the official
};

}  // namespace tablebank
