#pragma once
// A small text file that is written completely or not at all, and set aside if it cannot be understood.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "db/file/new_file.h"

namespace tablebank {

/// nullopt if there is no such file, it cannot be read, or it is longer than a megabyte. A relative name belongs to an
/// unknown folder: nothing is read there, and nothing is written.
[[nodiscard]] std::optional<std::string> read_config_file(const std::filesystem::path& file);
/// Writes a new file, flushes it to the disk and renames it over the old one: after a power failure one of the two is
/// there, complete. Creates the folder, which only the owner can enter if only they may read the file. False if the
/// disk refused.
[[nodiscard]] bool replace_config_file(const std::filesystem::path& file, std::string_view text,
                                       Readers readers = Readers::usual);
/// Renames a damaged file to FILE.damaged, or to FILE.damaged.2 and so on if that name is taken, and returns the new
/// name; empty if the disk refused.
std::filesystem::path set_aside(const std::filesystem::path& file);

}  // namespace tablebank
