#pragma once
// What tells that somebody wrote into a file: its size and time, and those of its log. Internal to this room.

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
/// Of a file that is not there they are those of no file.
[[nodiscard]] FileTraces traces_of(const std::filesystem::path& file);

}  // namespace tablebank
