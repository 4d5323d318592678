#pragma once
// A text file that a stranger may have sent, read line after line: never more of it in the memory than a line, and what
// is larger than it may be is refused before a line is read. Only for files: whoever waits for a pipe reads it whole
// (bounded_file.h). Knows nothing of what the lines mean.
//
// Not for a game file that this process has open: closing a descriptor of it gives its locks back.

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "platform/file.h"

namespace tablebank {

class LineFile {
public:
    /// In bytes, but for `lines`.
    struct Limits {
        std::size_t bytes = 0;
        std::size_t lines = 0;
        std::size_t line = 0;
    };
    /// Throws FileError cannot_read, and TooLarge where the file, its lines or one of them go beyond the limits.
    LineFile(const std::filesystem::path& file, const Limits& limits);
    LineFile(const LineFile&) = delete;
    LineFile& operator=(const LineFile&) = delete;

    /// The next line with its newline, which only the last may lack; nullopt at the end. It stays until the next call.
    /// Throws as the constructor, for a file that grew meanwhile.
    [[nodiscard]] std::optional<std::string_view> next();

    struct TooLarge {};

private:
    void measure();
    [[nodiscard]] bool fill();

    std::filesystem::path file_;
    Limits limits_;
    platform::OpenFile opened_;
    std::string held_;       ///< what was read and not given yet, from `begin_` on
    std::size_t begin_ = 0;  ///< of the next line
    std::size_t read_ = 0;   ///< bytes of the file
    std::size_t lines_ = 0;
};

}  // namespace tablebank
