#pragma once
// An untrusted file, read completely up to a limit: never more than can be used, and only regular files and pipes,
// because others could block the reader without end. All readers of texts use this (docs/reference/limits.md).
//
// Not for a game file that this process has open: closing a descriptor of it releases its locks.

#include <cstddef>
#include <filesystem>
#include <string>

namespace tablebank {

/// At most one byte more than the limit, so that a longer file is detected without reading all of it. Reads a regular
/// file, or a pipe that was passed to this program and is named as such (/dev/stdin, /dev/fd/63). Throws FileError
/// cannot_read with only the reason, in the system's words.
[[nodiscard]] std::string read_bounded(const std::filesystem::path& file, std::size_t limit);

}  // namespace tablebank
