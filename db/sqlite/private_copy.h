#pragma once
// A copy of a database and its journals, all from one moment, in a private place, so that reading never changes the
// file itself: no lock, no -wal or -shm next to it, no change of its times. Works on a read-only medium. The copy has
// no name, so no part of it is left behind, however the program ends.
//
// After a crash, and while another program posts, the last entries are only in the -wal. A -journal exists if this
// program was interrupted while it took over a game that another SQLite program had copied.

#include <cstdint>
#include <filesystem>

#include "db/sqlite/memory_vfs.h"

namespace tablebank {

class PrivateCopy {
public:
    /// `located` is the result of locate_database, accepted by check_sidecar_files. Throws FileError, NotOurs for more
    /// than `largest` bytes, and SQLite::Exception.
    PrivateCopy(const std::filesystem::path& located, std::int64_t largest);

    [[nodiscard]] const MemoryVfs& files() const { return files_; }
    [[nodiscard]] std::int64_t size() const { return size_; }  ///< bytes, all together

private:
    MemoryVfs files_;
    std::int64_t size_ = 0;
};

}  // namespace tablebank
