#pragma once
// What is said of a table as it was found, beside its score. Internal to this room.

#include <iosfwd>

#include "app/cli/game_or_position.h"
#include "app/cli/json.h"

namespace tablebank {

/// `{"code":"too-many-houses","weight":"as-found","player":"Anna","deeds":["@34"],"message":"...","rule":"us 11"}`
/// `names` by seat.
[[nodiscard]] Json findings_json(const Language& lang, const Edition& edition, const std::vector<std::string>& names,
                                 const std::vector<Finding>& findings);

/// Adds `findings`, `reason` where there is one, and `counted` where notes were.
void add_findings(const Language& lang, const GameOrPosition& subject, Json& json);

/// Why the table is scored as it was found, what was found, and what else is to be said; nothing where that is nothing.
void print_findings(const Language& lang, const GameOrPosition& subject, std::ostream& out);

}  // namespace tablebank
