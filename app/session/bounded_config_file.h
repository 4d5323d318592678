#pragma once
// A small text file that is written whole or not at all, and set aside where it cannot be understood.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "db/file/new_file.h"

namespace tablebank {

/// nullopt where there is no such file, or it cannot be read, or it is longer than a megabyte. A name that is not
/// absolute is of a folder that is not known: nothing is read there, and nothing written.
[[nodiscard]] std::optional<std::string> read_config_file(const std::filesystem::path& file);
/// Written beside the old one, brought to the disk and renamed over it: after a power failure the one or the other is
/// there, whole. Makes the folder, which nobody else enters where nobody else may read. False where the disk refused.
[[nodiscard]] bool replace_config_file(const std::filesystem::path& file, std::string_view text,
                                       Readers readers = Readers::usual);
/// Renames a damaged file to FILE.damaged, or to FILE.damaged.2 and so on where that is taken, and returns that name;
/// empty where the disk refused.
std::filesystem::path set_aside(const std::filesystem::path& file);

}  // namespace tablebank
