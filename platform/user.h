#pragma once
// The user of this program, the program's own file, and the folders for the user's files.

#include <filesystem>
#include <string>
#include <system_error>

namespace tablebank::platform {

/// The file of the running program, even if it was started through a link. If it is not known, `error` has the reason,
/// and the result is the name that the system was queried with.
[[nodiscard]] std::filesystem::path program_file(std::error_code& error);

/// The name under which this user logged in; empty if the system knows none, as in some containers.
[[nodiscard]] std::string login_name();

/// A variable of the environment; empty if it is not set.
[[nodiscard]] std::string environment_text(const char* name);

/// The language in which this user reads messages, as the environment or the system's settings name it: "pl_PL.UTF-8",
/// "pl-PL". Empty if nothing names one.
[[nodiscard]] std::string user_language();

/// This user's home folder; empty if there is none. Never a folder that another user may have prepared: HOME if it is
/// an absolute path, else the home folder in the system's user database.
[[nodiscard]] std::filesystem::path home_folder();

// The parent folders of each program's folder, by the desktop's convention (XDG): the one in the environment, if its
// path is absolute, else the default below the home folder. Empty if there is no home folder.

[[nodiscard]] std::filesystem::path settings_root();  ///< XDG_CONFIG_HOME, ~/.config
[[nodiscard]] std::filesystem::path state_root();     ///< XDG_STATE_HOME, ~/.local/state
[[nodiscard]] std::filesystem::path data_root();      ///< XDG_DATA_HOME, ~/.local/share

/// Makes the window's libraries keep their caches below this folder. Must be called before any thread is created.
void keep_caches_in(const std::filesystem::path& folder);

/// Makes the libraries of window and paper use the fonts of a folder, by its file fonts.conf, in addition to the
/// system's, unless the user's environment names another configuration. Must be called before any thread is created.
void use_fonts_of(const std::filesystem::path& folder);

}  // namespace tablebank::platform
