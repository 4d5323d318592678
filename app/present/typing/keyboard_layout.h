#pragma once
// Lines typed while the keyboard was set to another alphabet: `кщдд 3 4` for `roll 3 4`, `фттф` for `anna`, `htynf` for
// `рента`, and the upper row of a French keyboard without Shift. Knows keys, and nothing of the grammar or the game.

#include <string>
#include <string_view>
#include <vector>

namespace tablebank {

/// What a text may have been meant as, by the keys that were pressed: each word as it is or in the other alphabet,
/// those with the fewest words changed first; never the text itself. What stands in quotes stays. A text of many words
/// is changed as a whole or not at all.
[[nodiscard]] std::vector<std::string> meant_by_keys(std::string_view text);

}  // namespace tablebank
