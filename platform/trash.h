#pragma once
// The desktop's trash: a file manager can restore its files. Nothing is ever copied or deleted.
//
// This implementation follows the freedesktop.org specification. A file goes into the trash of the home folder if
// that is on the same disk, else into the one at the top of its own disk.

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace tablebank::platform {

/// The trash of the home folder, XDG_DATA_HOME/Trash or ~/.local/share/Trash; empty if there is no home folder.
[[nodiscard]] std::filesystem::path trash_of_home();
/// Returns the new path of the file; empty if no trash accepts it, and then it has not been moved. `now_ms`:
/// milliseconds since 1970 UTC, for the date of deletion.
[[nodiscard]] std::filesystem::path move_to_trash(const std::filesystem::path& file,
                                                  const std::filesystem::path& home_trash, std::int64_t now_ms);
/// "/home/anna/a%20game.tbl": a path as in the trash's info files.
[[nodiscard]] std::string percent_encoded(std::string_view path);

}  // namespace tablebank::platform
