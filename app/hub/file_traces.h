#pragma once
// The traces of a write to a file: its size and time, and those of its log. Internal header.

#include <cstdint>
#include <filesystem>

namespace tablebank {

struct FileTraces {
    std::uintmax_t size = 0;
    std::filesystem::file_time_type time;
    std::uintmax_t log_size = 0;
    std::filesystem::file_time_type log_time;
    friend bool operator==(const FileTraces&, const FileTraces&) = default;
};
/// For a missing file, the traces of an empty one.
[[nodiscard]] FileTraces traces_of(const std::filesystem::path& file);

}  // namespace tablebank
