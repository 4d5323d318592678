#pragma once
// Parses the JSON of one of the program's own small files, which may have been changed by anyone. Inner header of the
// module: it uses nlohmann's types.

#include <nlohmann/json.hpp>

#include <optional>
#include <string_view>

namespace tablebank {

/// nullopt for text that is not JSON, has more or more deeply nested values than such a file, or has a number that is
/// not an integer: the program never writes one.
[[nodiscard]] std::optional<nlohmann::json> parse_bounded_json(std::string_view text);

}  // namespace tablebank
