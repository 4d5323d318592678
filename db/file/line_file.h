#pragma once
// An untrusted text file, read line by line: only one line is in memory at a time, and a file above the limits is
// refused before a line is read. Only for files: a pipe is read as a whole (bounded_file.h).
//
// Not for a game file that this process has open: closing a descriptor of it releases its locks.

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "platform/file.h"

namespace tablebank {

class LineFile {
public:
    /// In bytes, except `lines`.
    struct Limits {
        std::size_t bytes = 0;
        std::size_t lines = 0;
        std::size_t line = 0;
    };
    /// Throws FileError cannot_read, and TooLarge if the file, its number of lines or one of them is above the limits.
    LineFile(const std::filesystem::path& file, const Limits& limits);
    LineFile(const LineFile&) = delete;
    LineFile& operator=(const LineFile&) = delete;

    /// The next line with its newline, which only the last may lack; nullopt at the end. Valid until the next call.
    /// Throws like the constructor, for a file that has grown since.
    [[nodiscard]] std::optional<std::string_view> next();

    struct TooLarge {};

private:
    void measure();
    [[nodiscard]] bool fill();

    std::filesystem::path file_;
    Limits limits_;
    platform::OpenFile opened_;
    std::string held_;       ///< bytes that were read and not returned yet, from `begin_` on
    std::size_t begin_ = 0;  ///< of the next line
    std::size_t read_ = 0;   ///< bytes of the file
    std::size_t lines_ = 0;
};

}  // namespace tablebank
