#pragma once
// What these tests share: where their files lie, the bytes of these, and how long a campaign is.

#include <cstdint>
#include <filesystem>
#include <string>

namespace tablebank::durability {

/// In memory where the system has such a folder: what is lost is decided by the test, not by a disk.
[[nodiscard]] std::filesystem::path quick_folder();
[[nodiscard]] std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);

/// What a script has set in the environment.
[[nodiscard]] std::uint64_t number_from(const char* variable, std::uint64_t otherwise);

}  // namespace tablebank::durability
