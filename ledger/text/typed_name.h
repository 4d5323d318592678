#pragma once
// Names as people type them: apostrophes of every kind, blanks of every width, letters without their accents.

#include <string>
#include <string_view>

namespace tablebank {

/// Every kind of apostrophe as the one that every keyboard has: "O’Brien" becomes "O'Brien". The name of a player in a
/// game is written so, because every program and every font that reads a game knows it.
[[nodiscard]] std::string with_plain_apostrophes(std::string_view text);

/// Every blank, or several in a row, as one space; none at either end.
[[nodiscard]] std::string with_single_spaces(std::string_view text);

/// The name of a player in a game, from what was typed for it: both of the above.
[[nodiscard]] std::string game_name_as_typed(std::string_view text);

/// The text that searching compares: without case, accents and apostrophes. "elodie" finds "Élodie", "obrien" finds
/// "O’Brien", "ivan" finds "Иван". A text of another script is only case-folded.
[[nodiscard]] std::string search_key(std::string_view text);

}  // namespace tablebank
