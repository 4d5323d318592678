#pragma once
// A file that a stranger may have sent, read whole up to a limit: never more of it than can be used, and never one that
// is no file, which could make the reader wait for ever. Every reader of texts reads through here
// (docs/reference/limits.md).
//
// Not for a game file that this process has open: closing a descriptor of it gives its locks back.

#include <cstddef>
#include <filesystem>
#include <string>

namespace tablebank {

/// At most one byte more than the limit, so that a longer file is noticed and never held. What is read is a regular
/// file, or a pipe that was handed to this program and is named as such (/dev/stdin, /dev/fd/63). Throws FileError
/// cannot_read with the reason alone, as the system words it.
[[nodiscard]] std::string read_bounded(const std::filesystem::path& file, std::size_t limit);

}  // namespace tablebank
