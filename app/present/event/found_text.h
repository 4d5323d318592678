#pragma once
// The findings in a game, as the log of an event stores them, in the reader's language. Neither the log nor these
// sentences have names, because they are shown on public pages.

#include <string>
#include <string_view>

#include "app/event/game_check.h"

namespace tablebank {

class Language;

/// The details of a finding besides its entry and its seat: moments, minutes, totals.
[[nodiscard]] std::string finding_detail(const Language& lang, GameFinding::Kind kind, const std::string& detail);

/// Each kind with its entries: "#136: recorded against the rules; #6 seat 2, #7 seat 3: a player left the game before
/// its end". `found` is the result of found_in; a text of another form is returned unchanged.
[[nodiscard]] std::string found_text(const Language& lang, std::string_view found);

}  // namespace tablebank
