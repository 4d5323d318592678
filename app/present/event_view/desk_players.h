#pragma once
// The players of an event for its director: all of them, including those who left and the substitutes.

#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

struct DeskPlayer {
    int number = 0;
    std::string name;
    std::string family;
    std::string table;  ///< their permanent table; empty: any
    std::string state;  ///< "substitute", "left before round 3"; may be empty
    bool here = false;  ///< checked in
    bool gone = false;
    bool hidden = false;
};
struct DeskPlayers {
    std::string count;  ///< "Players: 24, have come: 20"
    std::vector<DeskPlayer> rows;
};
[[nodiscard]] DeskPlayers make_desk_players(const Language& lang, const Event& event);

}  // namespace tablebank
