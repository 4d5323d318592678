#pragma once
// The trash of the desktop, by the specification of freedesktop.org: what lies there can be taken back with any file
// manager. A file goes into the trash of the home folder where that is on the same disk, else into the one at the top
// of its own disk. Nothing is ever copied or deleted.

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace tablebank {

/// XDG_DATA_HOME/Trash, ~/.local/share/Trash where it is not set, or Trash in the portable folder (own_folders.h).
[[nodiscard]] std::filesystem::path trash_of_home();
/// Where the file lies now; empty where no trash takes it, and then it lies where it did.
[[nodiscard]] std::filesystem::path move_to_trash(const std::filesystem::path& file,
                                                  const std::filesystem::path& home_trash, std::int64_t now_ms);
/// "/home/anna/a%20game.tbl": a path as a note of the trash holds it.
[[nodiscard]] std::string percent_encoded(std::string_view path);

}  // namespace tablebank
