#pragma once
// The tables and views of a game file. docs/reference/game-file.md describes them.

#include <filesystem>

#include "db/sqlite/database_kind.h"

namespace tablebank {

inline constexpr int game_format_version = 3;

extern const DatabaseKind game_kind;

/// check_header for a game; its error distinguishes a record from a file of another program.
void check_game_header(const std::filesystem::path& located);

}  // namespace tablebank
