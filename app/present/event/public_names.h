#pragma once
// How players are called where everybody can read it: as the event chose, full names, first names or initials, each
// one's own; a player who does not wish to be shown is a number.

#include <map>
#include <string>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// Of every player by number; no two alike.
[[nodiscard]] std::map<int, std::string> public_names(const Language& lang, const Event& event);
/// As they are written in the event.
[[nodiscard]] std::map<int, std::string> full_names(const Event& event);

}  // namespace tablebank
