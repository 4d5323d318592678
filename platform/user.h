#pragma once
// Whose program this is, where it lies, and where the files of this user are kept.

#include <filesystem>
#include <string>
#include <system_error>

namespace tablebank::platform {

/// The file of the running program, whatever link it was started by. If it is not known, `error` says why, and the
/// answer is the name under which the system was asked.
[[nodiscard]] std::filesystem::path program_file(std::error_code& error);

/// The name under which this user logged in; empty if the system knows none, as in some containers.
[[nodiscard]] std::string login_name();

/// This user's home; empty if none is known. Never a place that others know and may have made ready: HOME if it is an
/// absolute path, else the folder that the system knows for this user.
[[nodiscard]] std::filesystem::path home_folder();

// The folders in which each program has one of its own, as the desktop agreed on them (XDG): the one that the
// environment names, if its path is absolute, else the usual one below the home. Empty if no home is known.

[[nodiscard]] std::filesystem::path settings_root();  ///< XDG_CONFIG_HOME, ~/.config
[[nodiscard]] std::filesystem::path state_root();     ///< XDG_STATE_HOME, ~/.local/state
[[nodiscard]] std::filesystem::path data_root();      ///< XDG_DATA_HOME, ~/.local/share

/// Has the libraries of the window keep their caches below this folder. To be called before any thread is made.
void keep_caches_in(const std::filesystem::path& folder);

}  // namespace tablebank::platform
