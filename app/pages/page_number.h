#pragma once
// The number at the end of a page's name. Internal header.

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace tablebank {

/// "table-12" gives 12 for "table-"; nullopt for anything else, including other forms of the number such as
/// "table-012": a page has only one name.
[[nodiscard]] inline std::optional<int> page_number(const std::string& name, std::string_view beginning) {
    if (!name.starts_with(beginning) || name.substr(beginning.size()).starts_with('0')) return std::nullopt;
    int number = 0;
    const char* end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + beginning.size(), end, number);
    return read.ec == std::errc{} && read.ptr == end && number > 0 ? std::optional{number} : std::nullopt;
}

}  // namespace tablebank
