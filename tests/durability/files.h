#pragma once
// The shared code of these tests: the place of their files, the bytes of these, and the length of a campaign.

#include <cstdint>
#include <filesystem>
#include <string>

namespace tablebank::durability {

/// In memory if the system has such a folder: the test decides which data is lost, not a disk.
[[nodiscard]] std::filesystem::path quick_folder();
[[nodiscard]] std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);

/// The value that a script has set in the environment.
[[nodiscard]] std::uint64_t number_from(const char* variable, std::uint64_t otherwise);

}  // namespace tablebank::durability
