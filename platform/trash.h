#pragma once
// The trash of the desktop: what lies there can be taken back with any file manager. Nothing is ever copied or deleted.
//
// Here it is that of the specification of freedesktop.org. A file goes into the trash of the home folder if that is on
// the same disk, else into the one at the top of its own disk.

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace tablebank::platform {

/// The trash of the home folder, XDG_DATA_HOME/Trash or ~/.local/share/Trash; empty if no home is known.
[[nodiscard]] std::filesystem::path trash_of_home();
/// Where the file lies now; empty if no trash takes it, and then it lies where it did. `now_ms`: milliseconds since
/// 1970 UTC, for the note of when it went there.
[[nodiscard]] std::filesystem::path move_to_trash(const std::filesystem::path& file,
                                                  const std::filesystem::path& home_trash, std::int64_t now_ms);
/// "/home/anna/a%20game.tbl": a path as a note of the trash holds it.
[[nodiscard]] std::string percent_encoded(std::string_view path);

}  // namespace tablebank::platform
