#pragma once
// Files of these tests: where they lie, and their bytes.

#include <filesystem>
#include <string>

namespace tablebank::durability {

/// In memory where the system has such a folder: what is lost is decided by the test, not by a disk.
[[nodiscard]] std::filesystem::path quick_folder();
[[nodiscard]] std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);

}  // namespace tablebank::durability
