#pragma once
// What was written must have arrived: a full disk or a closed pipe behind standard output is told, never passed over.

#include <filesystem>
#include <functional>
#include <iosfwd>

namespace tablebank {

/// Hands everything on, and throws CliError disk where it could not be written.
void require_written(std::ostream& out);

/// A new file with what `write` writes, whole and on the disk, or no file at all. Throws FileError (exists, ...).
void write_new_file(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write);

}  // namespace tablebank
