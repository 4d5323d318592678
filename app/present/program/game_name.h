#pragma once
// The name and folder of a new game file.

#include <cstdint>
#include <filesystem>
#include <string>

namespace tablebank {

/// The whole path of a file name; ".tbl" is added if it has no suffix.
[[nodiscard]] std::filesystem::path game_path(const std::filesystem::path& folder, const std::string& name);

class Language;

/// A name that no file of the folder has yet: "2026-11-21.tbl", "2026-11-21-2.tbl".
[[nodiscard]] std::string fresh_name(const std::filesystem::path& folder, std::int64_t now_ms);
/// The same for a practice game: "Practice 2026-11-21.tbl".
[[nodiscard]] std::string fresh_practice_name(const Language& lang, const std::filesystem::path& folder,
                                              std::int64_t now_ms);

}  // namespace tablebank
