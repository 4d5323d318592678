#pragma once
// The findings about a table that is scored as found, in addition to its score. Internal header.

#include <iosfwd>

#include "app/cli/game_or_position.h"
#include "app/cli/json.h"

namespace tablebank {

/// `{"code":"too-many-houses","weight":"as-found","player":"Anna","deeds":["@34"],"message":"...","rule":"us 11"}`
/// `names` by seat.
[[nodiscard]] Json findings_json(const Language& lang, const Edition& edition, const std::vector<std::string>& names,
                                 const std::vector<Finding>& findings);

/// Adds `findings`, `reason` if there is one, and `counted` if notes were counted.
void add_findings(const Language& lang, const GameOrPosition& subject, Json& json);

/// Prints why the table is scored as found, the findings, and further remarks; nothing if there are none.
void print_findings(const Language& lang, const GameOrPosition& subject, std::ostream& out);

}  // namespace tablebank
