#pragma once
// Lines that were typed with the keyboard set to another alphabet: `кщдд 3 4` for `roll 3 4`, `фттф` for `anna`
// and `htynf` for `рента`. Depends only on key positions, not on the
// grammar or the game.

#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// The possible meanings of a text, by the pressed keys: each word unchanged or in the other alphabet, those with the
/// fewest changed words first; never the text itself. Quoted text is not changed. A text of many words is changed
/// completely or not at all.
[[nodiscard]] std::vector<std::string> meant_by_keys(std::string_view text);

}  // namespace tablebank
