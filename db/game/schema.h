#pragma once
// The tables and views of a game file. docs/reference/game-file.md describes them.

#include <filesystem>

#include "db/sqlite/database_kind.h"

namespace tablebank {

/// The latest that this program reads. It writes it only if people came, went or changed seats: a game without such
/// entries stays in the one before, which older programs open.
inline constexpr int game_format_version = 5;
inline constexpr int game_format_of_people = 4;
/// Written only if money was in the middle of the board, a card did what older programs do not know, or a street takes
/// more hotels than one.
inline constexpr int game_format_of_middle = 5;
inline constexpr int usual_game_format = 3;

extern const DatabaseKind game_kind;

/// check_header for a game; its error distinguishes a record from a file of another program.
void check_game_header(const std::filesystem::path& located);

}  // namespace tablebank
