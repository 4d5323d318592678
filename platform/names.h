#pragma once
// The names of files: permissions and moving, without opening the file. Errors are reported as in platform/file.h.

#include <filesystem>
#include <system_error>

namespace tablebank::platform {

/// Whether this user may read, or write to, a file or folder; `why_not` has the reason.
[[nodiscard]] bool may_read(const std::filesystem::path& path, std::error_code& why_not);
[[nodiscard]] bool may_write(const std::filesystem::path& path, std::error_code& why_not);

/// Moves a file to an unused name. std::errc::file_exists if the name exists. Both must be on one disk.
void move_to_untaken(const std::filesystem::path& from, const std::filesystem::path& to, std::error_code& error);
/// When this returns, the content of a file, or the names in a folder, are on the disk itself.
void flush(const std::filesystem::path& path, std::error_code& error);

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
