#pragma once
// Whether an open database is still the file of that name.
//
// A program that synchronises folders, or the user, may move, replace or delete the file of an open game or its
// -wal. The system lets the program that has them open continue writing, into files that no one will find again.

#include <filesystem>
#include <optional>

#include "platform/file.h"

namespace SQLite {
class Database;
}

namespace tablebank {

/// Must not outlive its connection.
class FileIdentity {
public:
    FileIdentity(SQLite::Database& database, const std::filesystem::path& located);
    FileIdentity(const FileIdentity&) = delete;
    FileIdentity& operator=(const FileIdentity&) = delete;
    /// A -wal that replaced the one of this connection, next to another file, is not touched.
    ~FileIdentity();

    /// Records that the -wal exists now, and belongs to this connection, with everything written so far. Must be called
    /// after each write.
    void note();
    /// Whether the file or its -wal has been replaced or removed, or the -wal is shorter than before. Stays true from
    /// then on.
    [[nodiscard]] bool lost();

private:
    [[nodiscard]] bool file_moved() const;
    [[nodiscard]] bool log_moved() const;

    SQLite::Database& database_;
    std::filesystem::path log_;
    std::optional<platform::FileInfo> noted_;
    bool lost_ = false;
};

}  // namespace tablebank
