#pragma once
// The standings, the penalties and the log of an event for its director.

#include <cstdint>
#include <string>
#include <vector>

#include "app/event/event_session.h"
#include "app/present/event/standings_lines.h"

namespace tablebank {

struct DeskPenalty {
    int number = 0;
    std::string text;  ///< "Penalty 1: Anna -2"
    std::string why;
    bool stands = true;
};
struct DeskStandings {
    StandingsTable table;
    std::string scheme;          ///< in words
    std::string written_scheme;  ///< as it is typed
    std::string lacking{};       ///< what the standings lack; may be empty
    std::vector<DeskPenalty> penalties;
    std::vector<std::string> remarks;  ///< on the results in force
};
[[nodiscard]] DeskStandings make_desk_standings(const Language& lang, const Event& event);

struct DeskLogRow {
    std::string entry;  ///< "#12"
    std::string when;
    std::string who;
    std::string what;
    std::string why;  ///< may be empty
    std::int64_t number = 0;
    std::string fate{};  ///< "undone by #40"; empty if it is in force as it was posted
    bool undoable = false;
};
/// The last act first.
[[nodiscard]] std::vector<DeskLogRow> make_desk_log(const Language& lang, const ReadEvent& read);

}  // namespace tablebank
