#pragma once
// The tables and views of a game file. docs/reference/game-file.md describes them. Knows nothing of what the rows mean.

#include <filesystem>

#include "db/sqlite/database_kind.h"

namespace tablebank {

inline constexpr int game_format_version = 3;

extern const DatabaseKind game_kind;

/// check_header of a game, which tells a record from a file that is nothing of ours.
void check_game_header(const std::filesystem::path& located);

}  // namespace tablebank
