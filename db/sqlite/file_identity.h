#pragma once
// Whether an open database still is the file that its name means.
//
// A program that synchronises folders, or a person, may move, replace or delete the file of an open game or its -wal.
// The system lets the program that has them open write on, into files that nobody will find again. Knows nothing of
// what is written.

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
    /// A -wal that took the place of the one written to, beside another file, is left to whom it belongs.
    ~FileIdentity();

    /// The -wal is there now, and is that of the connection, with all that it wrote. To be told after each time it
    /// wrote.
    void note();
    /// Whether the file or its -wal is another one by now, or gone, or the -wal shorter than it was. Once lost it stays
    /// lost.
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
