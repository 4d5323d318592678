#pragma once
// A file with the players of an event. Internal header.

#include <filesystem>
#include <vector>

#include "app/event/player_list.h"

namespace tablebank {

class Language;

/// In the order of the file. Throws CliError bad_file, with the line; FileError if the file cannot be read.
[[nodiscard]] std::vector<ListedPlayer> read_player_list(const Language& lang, const std::filesystem::path& file);

}  // namespace tablebank
