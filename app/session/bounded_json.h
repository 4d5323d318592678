#pragma once
// The JSON of a small file of the program's own, which anybody may have written over. Inner header of the room: it
// shows nlohmann's types.

#include <nlohmann/json.hpp>

#include <optional>
#include <string_view>

namespace tablebank {

/// nullopt for what is no JSON, has more values or deeper ones than such a file, or a number that is not whole: none is
/// ever written.
[[nodiscard]] std::optional<nlohmann::json> parse_bounded_json(std::string_view text);

}  // namespace tablebank
