#pragma once
// What was found in a game, as the log of an event has it, in the reader's language. The log has no names, and neither
// have these sentences: they are shown on public pages.

#include <string>
#include <string_view>

#include "app/event/game_check.h"

namespace tablebank {

class Language;

/// What a finding says besides its entry and its seat: moments, minutes, totals.
[[nodiscard]] std::string finding_detail(const Language& lang, GameFinding::Kind kind, const std::string& detail);

/// Each kind with its entries: "#136: recorded against the rules; #6 seat 2, #7 seat 3: a player left the game before
/// its end". `found` as found_in gives it; a text that is not in its form is shown as it is.
[[nodiscard]] std::string found_text(const Language& lang, std::string_view found);

}  // namespace tablebank
