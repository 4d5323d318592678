#pragma once
// JSON as a judge types it, read strictly: one value, no key twice, and an error that says where.
//
// Internal to this room: it shows nlohmann's types, which no other header does.

#include <nlohmann/json.hpp>

#include <string_view>

namespace tablebank {

using Json = nlohmann::ordered_json;

/// Throws PositionError with the line and column, or with the path of a key that stands there twice.
[[nodiscard]] Json parse_json(std::string_view text);

}  // namespace tablebank
