#pragma once
// JSON as a judge types it, read strictly: one value, no duplicate keys, and errors with their place.
//
// Internal header: it exposes nlohmann's types, which no other header does.

#include <nlohmann/json.hpp>

#include <string_view>

namespace tablebank {

using Json = nlohmann::ordered_json;

/// Throws PositionError with the line and column, or with the path of a duplicate key.
[[nodiscard]] Json parse_json(std::string_view text);

}  // namespace tablebank
