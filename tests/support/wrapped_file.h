#pragma once
// A file of SQLite's around one of its real file layer's, which the disks of the tests hand out: they do something
// about what interests them, and pass everything else on.

#include <sqlite3.h>

#include <cstddef>

namespace tablebank::test {

/// Begins with the sqlite3_file that SQLite sees; the real file layer's own follows in the same memory.
struct WrappedFile {
    sqlite3_file seen;
    void* disk;
    const char* name;  ///< SQLite keeps it until the file is closed; nullptr for one without a name
};

/// The offset of the real one in that memory.
inline constexpr std::size_t real_offset =
    (sizeof(WrappedFile) + alignof(std::max_align_t) - 1) / alignof(std::max_align_t) * alignof(std::max_align_t);

[[nodiscard]] sqlite3_file* real_of(sqlite3_file* file);
[[nodiscard]] const WrappedFile& wrapped(sqlite3_file* file);
/// Around a real file that was opened in its place.
void wrap(sqlite3_file* file, const sqlite3_io_methods& methods, void* disk, const char* name);

/// Methods that forward every call. Version 1: no shared memory and no mapping, which an exclusive connection does not
/// need.
[[nodiscard]] sqlite3_io_methods passing_on();

}  // namespace tablebank::test
