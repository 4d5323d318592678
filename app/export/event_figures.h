#pragma once
// The standings of an event as JSON, with everything that they are calculated from: docs/reference/cli.md.

#include <map>
#include <string>
#include <vector>

#include "app/event/event.h"

namespace tablebank {

/// One line, with the names given by number.
[[nodiscard]] std::string event_figures(const Event& event, const std::map<int, std::string>& names);
/// The same for standings that are already calculated (standings_of).
[[nodiscard]] std::string event_figures(const Event& event, const std::vector<Ranking>& ranking,
                                        const std::map<int, std::string>& names);

}  // namespace tablebank
