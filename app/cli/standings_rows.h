#pragma once
// The standings of an event in the terminal. Internal header.

#include <iosfwd>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// A row per player with the figures that decide; with `workings` each round below its player.
void print_event_standings(const Language& lang, const Event& event, bool workings, std::ostream& out);

}  // namespace tablebank
