#pragma once
// A copy of a game file and its -wal in a private folder, as they stood together at one moment, so that reading never
// touches the file itself: no lock, no -wal or -shm beside it, no change of its times. Works on a read-only medium.
//
// After a crash, and while another program posts, the last entries are in the -wal only.

#include <cstdint>
#include <filesystem>

#include "db/file/temporary_folder.h"

namespace tablebank {

class PrivateCopy {
public:
    static constexpr std::int64_t largest = 512LL * 1024 * 1024;  ///< bytes, of the file and of its -wal each

    /// `located` is what locate_game found. Throws FileError, NotOurs for what is too large, and SQLite::Exception.
    explicit PrivateCopy(const std::filesystem::path& located);

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    [[nodiscard]] std::int64_t size() const { return size_; }  ///< bytes, both together

private:
    TemporaryFolder folder_;
    std::filesystem::path file_;
    std::int64_t size_ = 0;
};

}  // namespace tablebank
