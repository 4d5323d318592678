#pragma once
// A copy of a database and its journals in a private place, as they stood together at one moment, so that reading
// never touches the file itself: no lock, no -wal or -shm beside it, no change of its times. Works on a read-only
// medium. The copy has no name anywhere, so nothing of it is left behind, however the program ends.
//
// After a crash, and while another program posts, the last entries are in the -wal only; a -journal is left where the
// program was interrupted while it took a game over that another program of SQLite's had copied.

#include <cstdint>
#include <filesystem>

#include "db/sqlite/memory_vfs.h"

namespace tablebank {

class PrivateCopy {
public:
    /// `located` is what locate_database found, and check_sidecar_files let through. Throws FileError, NotOurs for what
    /// is larger than `largest` bytes, and SQLite::Exception.
    PrivateCopy(const std::filesystem::path& located, std::int64_t largest);

    [[nodiscard]] const MemoryVfs& files() const { return files_; }
    [[nodiscard]] std::int64_t size() const { return size_; }  ///< bytes, all together

private:
    MemoryVfs files_;
    std::int64_t size_ = 0;
};

}  // namespace tablebank
