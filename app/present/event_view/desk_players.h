#pragma once
// The players of an event for its director: all of them, including those who left and the substitutes.

#include <cstdint>
#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// Which players are shown.
struct DeskPlayersShown {
    enum class Who : std::uint8_t { all, to_come, left, substitutes };
    Who who = Who::all;
    std::string search{};  ///< in names, families and clubs
    friend bool operator==(const DeskPlayersShown&, const DeskPlayersShown&) = default;
};

struct DeskPlayer {
    int number = 0;
    std::string name;
    std::string family;
    std::string club{};
    std::string table;  ///< their permanent table; empty: any
    std::string state;  ///< "substitute", "left before round 3"; may be empty
    bool here = false;  ///< checked in
    bool gone = false;
    bool hidden = false;
};
struct DeskPlayers {
    std::string count;  ///< "Players: 24, have come: 20"; also how many are shown, if not all
    std::vector<DeskPlayer> rows;
};
[[nodiscard]] DeskPlayers make_desk_players(const Language& lang, const Event& event,
                                            const DeskPlayersShown& shown = {});

}  // namespace tablebank
