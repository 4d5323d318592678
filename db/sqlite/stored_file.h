#pragma once
// The bytes of a file on the disk, read without opening it as a database.
//
// All reading goes through SQLite's own file layer and never through a descriptor of our own: closing any descriptor of
// a file drops every POSIX lock this process holds on it, so a plain read of a game that is open in the same program
// would let a second program in. SQLite's layer keeps such a descriptor until the lock is given back.

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string_view>

#include "db/sqlite/database_kind.h"

namespace tablebank {

/// A number as SQLite's files have it.
[[nodiscard]] constexpr std::uint32_t big_endian(std::span<const std::byte> bytes, std::size_t offset) {
    std::uint32_t value = 0;
    for (const std::byte byte : bytes.subspan(offset, 4)) value = value << 8U | std::to_integer<std::uint32_t>(byte);
    return value;
}

/// One file, opened for reading only. Its members throw SQLite::Exception where reading fails.
class StoredFile {
public:
    /// Expects a regular file; `path` is absolute. Throws FileError (cannot_read).
    explicit StoredFile(const std::filesystem::path& path);
    StoredFile(StoredFile&&) noexcept;
    StoredFile& operator=(StoredFile&&) noexcept;
    ~StoredFile();

    [[nodiscard]] std::int64_t size() const;
    /// Fills the span from an offset. What lies past the end of the file reads as zeros.
    void read(std::span<std::byte> into, std::int64_t offset) const;

private:
    struct Handle;
    std::unique_ptr<Handle> handle_;
};

/// The file that a name means: absolute, without symbolic links, so that its -wal is found beside it. Throws FileError
/// unless it is a regular file that may be read: not_ours if it is a folder, else cannot_read.
[[nodiscard]] std::filesystem::path locate_database(const std::filesystem::path& file,
                                                    FileSubject subject = FileSubject::game);

/// What the file seems to be (file_content.h); empty if nothing is known of it. Throws FileError, SQLite::Exception.
[[nodiscard]] std::string_view content_of(const std::filesystem::path& located);

/// Refuses, by its size and its first 100 bytes alone, what is no database of this kind that this program can read.
/// Throws FileError, NotOurs, NewerFormat, Damage, SQLite::Exception.
void check_header(const std::filesystem::path& located, const DatabaseKind& kind);

}  // namespace tablebank
