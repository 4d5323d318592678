#pragma once
// The standings of an event in the terminal. Internal header.

#include <iosfwd>

#include "app/event/event.h"

namespace tablebank {

class Language;

struct StandingsForm {
    bool workings = false;  ///< each round below its player
    bool columns = false;   ///< a column of points for each round
    bool cross = false;     ///< a table of who met whom
};
/// A row per player with the figures that decide.
void print_event_standings(const Language& lang, const Event& event, const StandingsForm& form, std::ostream& out);

}  // namespace tablebank
