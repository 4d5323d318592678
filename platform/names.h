#pragma once
// The names of files: permissions and moving, without opening the file. Errors are reported as in platform/file.h.

#include <cstddef>
#include <filesystem>
#include <system_error>
#include <vector>

namespace tablebank::platform {

/// Whether this user may read, or write to, a file or folder; `why_not` has the reason.
[[nodiscard]] bool may_read(const std::filesystem::path& path, std::error_code& why_not);
[[nodiscard]] bool may_write(const std::filesystem::path& path, std::error_code& why_not);

/// Moves a file to an unused name. std::errc::file_exists if the name exists. Both must be on one disk.
void move_to_untaken(const std::filesystem::path& from, const std::filesystem::path& to, std::error_code& error);
/// When this returns, the content of a file, or the names in a folder, are on the disk itself.
void flush(const std::filesystem::path& path, std::error_code& error);

/// Whether this system can give a new file that path: no name in it is one that the system keeps for itself, or would
/// change. On a POSIX system every name is.
[[nodiscard]] bool is_possible_path(const std::filesystem::path& path);

/// The paths of what is in a folder, in no order; those after the first `most` are left out. Unlike
/// std::filesystem::directory_iterator it reads folders whose path has 260 letters and more on Windows, too.
[[nodiscard]] std::vector<std::filesystem::path> paths_in(const std::filesystem::path& folder, std::size_t most,
                                                          std::error_code& error);
/// Removes a folder with all that is in it. A link is removed itself, and its target stays. Each thing is tried once:
/// after an error the rest is still removed.
void remove_folder(const std::filesystem::path& folder, std::error_code& error);

/// Creates a folder that only this user may enter. std::errc::file_exists if anything has that name.
void make_private_folder(const std::filesystem::path& path, std::error_code& error);
/// The same below a folder, with an unpredictable name; returns the name.
[[nodiscard]] std::filesystem::path make_temporary_folder(const std::filesystem::path& parent, std::error_code& error);

/// Whether an error means that the disk, or this user's share of it, is full.
[[nodiscard]] bool is_disk_full(const std::error_code& error);
/// The error of a full disk if nothing can be created in a folder for that reason; no error otherwise. Leaves nothing
/// behind.
[[nodiscard]] std::error_code full_disk_of(const std::filesystem::path& folder);

}  // namespace tablebank::platform
