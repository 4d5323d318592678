#pragma once
// Where a line may end: the rules of Unicode (UAX #14) for the classes of characters. The classes are in the code of
// ICU. Its own breaks would need its data, of which systems have more or less: Thai is folded by dictionaries there and
// between its letters here. Internal header.

#include <string_view>
#include <vector>

namespace tablebank {

/// For each unit of a text without line breaks, whether a line may end before it. The first one: no.
[[nodiscard]] std::vector<bool> line_breaks_in(std::u16string_view text);

}  // namespace tablebank
