#pragma once
// The players of an event from a file that a director made: one name a line, or the first column of a table with a
// head, as spreadsheets write CSV. Internal to this room.

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace tablebank {

class Language;

/// In bytes: a thousand names with whatever stands beside them.
inline constexpr std::size_t longest_player_list = std::size_t{1} << 18;

/// In the order of the file. Throws CliError bad_file, with the line, for a name that no player may have, one that
/// stands there twice, or more of them than an event seats; FileError where the file cannot be read.
[[nodiscard]] std::vector<std::string> read_player_list(const Language& lang, const std::filesystem::path& file);

}  // namespace tablebank
