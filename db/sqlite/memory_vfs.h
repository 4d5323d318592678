#pragma once
// A database and its journals in memory, without a name on any disk: SQLite reads and writes them like files, and they
// disappear with the program, however it ends.
//
// Each part is an unnamed memory file of the system, reached through an SQLite VFS of this program. A stranger's
// game is put there and recovered there: no part of it is ever left in a folder for temporary files.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "platform/memory.h"

namespace tablebank {

class MemoryVfs {
public:
    enum class Part { database, journal, wal };

    /// Three empty parts. Throws SQLite::Exception if the system has no memory for them.
    MemoryVfs();
    MemoryVfs(const MemoryVfs&) = delete;
    MemoryVfs& operator=(const MemoryVfs&) = delete;
    /// Requires that no connection to them is open.
    ~MemoryVfs();

    /// Throws SQLite::Exception.
    void write(Part part, std::span<const std::byte> bytes, std::int64_t offset);
    /// Sets the size of a part, filled with zeros; 0 empties it. An empty journal counts as none.
    void resize(Part part, std::int64_t size);

    /// The file name and the VFS for opening. Only an exclusive connection can use a -wal there.
    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] static const char* layer();

private:
    std::array<platform::MemoryFile, 3> parts_;
    std::string name_;
};

}  // namespace tablebank
