#pragma once
// An untrusted file, opened for reading. Internal header.

#include <filesystem>
#include <string>
#include <system_error>

#include "db/file/file_error.h"
#include "platform/file.h"

namespace tablebank {

/// FileError cannot_read with only the reason.
[[nodiscard]] inline FileError unreadable(const std::filesystem::path& file, const std::string& reason) {
    return {FileError::Kind::cannot_read, file, reason};
}
[[nodiscard]] inline FileError unreadable(const std::filesystem::path& file, const std::error_code& error) {
    return unreadable(file, error.message());
}

/// Never blocks, whatever kind of file it is. Throws FileError cannot_read.
[[nodiscard]] inline platform::OpenFile open_stranger(const std::filesystem::path& file) {
    std::error_code error;
    platform::OpenFile opened = platform::OpenFile::to_read(file, error);
    // The error for opening a socket.
    if (error == std::errc::no_such_device_or_address) throw unreadable(file, "this is not a file");
    if (error) throw unreadable(file, error);
    return opened;
}

}  // namespace tablebank
