#pragma once
// The position that docs/reference/cli.md shows.

namespace tablebank::testing {

inline constexpr const char* documented_position = R"({ "edition": "us",
  "rulings": { "jailed_in_walk": "nothing" },
  "players": [
    { "name": "Anna", "role": "monopolist", "cash": 846, "jailed": false,
      "deeds": [ {"deed": "@34", "houses": 3}, {"deed": "@32", "mortgaged": true}, {"deed": "@31", "hotel": true} ] },
    { "name": "Boris", "role": "competitor", "cash": 1200, "deeds": [ {"deed": "@12"} ] } ],
  "dice": { "@12": [3, 4] } }
)";

}  // namespace tablebank::testing
