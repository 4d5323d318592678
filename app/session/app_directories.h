#pragma once
// Where the program keeps what is this user's: in the places that the desktop agreed on (XDG), or all of it in a folder
// `tablebank-data` beside the program, as on a stick that goes from one machine to another.

#include <filesystem>
#include <string>

namespace tablebank {

/// The folder `tablebank-data` beside the program, whatever link it was started by; empty where nothing is called so.
/// It may be no folder: then nothing can be kept, and that is told where it is tried.
[[nodiscard]] std::filesystem::path portable_folder();
/// Has the libraries of the window, for sound and drawing, keep there too what they find again. Before any thread.
void keep_caches_portable();

/// XDG_CONFIG_HOME/tablebank, ~/.config/tablebank where it is not set, or config in the portable folder; empty where no
/// home is known either: then nothing is kept.
[[nodiscard]] std::filesystem::path settings_folder();
/// XDG_STATE_HOME/tablebank, ~/.local/state/tablebank where it is not set, or state in the portable folder; empty
/// likewise.
[[nodiscard]] std::filesystem::path state_folder();
/// XDG_DATA_HOME/tablebank, ~/.local/share/tablebank where it is not set, or the portable folder; empty likewise.
[[nodiscard]] std::filesystem::path data_folder();
/// The trash of the home folder (platform/trash.h), or Trash in the portable folder.
[[nodiscard]] std::filesystem::path trash_folder();

/// A path as these files say it. What lies in the portable folder is told from there, for on the next machine the stick
/// has another path.
[[nodiscard]] std::string kept_path(const std::filesystem::path& path);
/// What kept_path made a text of.
[[nodiscard]] std::filesystem::path path_of_kept(const std::string& kept);

}  // namespace tablebank
