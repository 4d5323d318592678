#pragma once
// A database and its journals without a name on any disk: SQLite reads and writes them as it does files, and they are
// gone with the program that made them, however it ends.
//
// Each part is an unnamed file of the system's memory, reached through a file layer of SQLite's of our own. A
// stranger's game is put there and recovered there: nothing of it is ever left in a folder for temporary files.

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

    /// Three empty parts. Throws SQLite::Exception where the system has no room for them.
    MemoryVfs();
    MemoryVfs(const MemoryVfs&) = delete;
    MemoryVfs& operator=(const MemoryVfs&) = delete;
    /// Expects that no connection to them is open any more.
    ~MemoryVfs();

    /// Throws SQLite::Exception.
    void write(Part part, std::span<const std::byte> bytes, std::int64_t offset);
    /// Makes a part so long, with zeros, or empty. An empty journal is none.
    void resize(Part part, std::int64_t size);

    /// What to open, and by which of SQLite's file layers. Only an exclusive connection can use a -wal there.
    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] static const char* layer();

private:
    std::array<platform::MemoryFile, 3> parts_;
    std::string name_;
};

}  // namespace tablebank
