#pragma once
// The names of players in public: full names, first names or initials, as the event chose, all different. A player who
// does not want to be shown has a number.

#include <map>
#include <string>

#include "app/event/event.h"

namespace tablebank {

class Language;

/// By player number; all different.
[[nodiscard]] std::map<int, std::string> public_names(const Language& lang, const Event& event);
/// As they are written in the event.
[[nodiscard]] std::map<int, std::string> full_names(const Event& event);

}  // namespace tablebank
