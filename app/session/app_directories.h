#pragma once
// Where the program stores this user's files: in the folders of the XDG Base Directory Specification, or all of them in
// a folder `tablebank-data` next to the program, for use from a USB stick.

#include <filesystem>
#include <string>

namespace tablebank {

/// The folder `tablebank-data` next to the program file (links are followed); empty if there is no such name. It may be
/// something other than a folder: then nothing can be stored, and each attempt reports it.
[[nodiscard]] std::filesystem::path portable_folder();
/// Makes the libraries for sound and drawing keep their caches there too. Call it before any thread starts.
void keep_caches_portable();

/// The fonts that came with the program, share/tablebank/fonts in the folder above its own; empty if it brought none.
[[nodiscard]] std::filesystem::path bundled_fonts_folder();

/// Makes window and paper use those. Must be called before any thread is created.
void use_bundled_fonts();

/// XDG_CONFIG_HOME/tablebank, by default ~/.config/tablebank, or config in the portable folder; empty if the home
/// folder is unknown too: then nothing is stored.
[[nodiscard]] std::filesystem::path settings_folder();
/// XDG_STATE_HOME/tablebank, by default ~/.local/state/tablebank, or state in the portable folder; empty as above.
[[nodiscard]] std::filesystem::path state_folder();
/// XDG_DATA_HOME/tablebank, by default ~/.local/share/tablebank, or the portable folder; empty as above.
[[nodiscard]] std::filesystem::path data_folder();
/// The trash of the home folder (platform/trash.h), or Trash in the portable folder.
[[nodiscard]] std::filesystem::path trash_folder();

/// A path as these files store it. A path in the portable folder is stored relative to it, because the stick has
/// another path on the next computer.
[[nodiscard]] std::string kept_path(const std::filesystem::path& path);
/// The path that kept_path() stored.
[[nodiscard]] std::filesystem::path path_of_kept(const std::string& kept);

}  // namespace tablebank
