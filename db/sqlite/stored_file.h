#pragma once
// The bytes of a file on the disk, read without opening it as a database.
//
// All reading uses SQLite's own file layer, never a separate descriptor: closing any descriptor of a file drops
// every POSIX lock of this process on it, so a plain read of a game that is open in the same program would let a second
// program in. SQLite's layer keeps such a descriptor until the lock is released.

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string_view>

#include "db/sqlite/database_kind.h"

namespace tablebank {

/// A number as in SQLite's files.
[[nodiscard]] constexpr std::uint32_t big_endian(std::span<const std::byte> bytes, std::size_t offset) {
    std::uint32_t value = 0;
    for (const std::byte byte : bytes.subspan(offset, 4)) value = value << 8U | std::to_integer<std::uint32_t>(byte);
    return value;
}

/// One file, opened for reading only. Its members throw SQLite::Exception if reading fails.
class StoredFile {
public:
    /// Requires a regular file; `path` is absolute. Throws FileError (cannot_read).
    explicit StoredFile(const std::filesystem::path& path);
    StoredFile(StoredFile&&) noexcept;
    StoredFile& operator=(StoredFile&&) noexcept;
    ~StoredFile();

    [[nodiscard]] std::int64_t size() const;
    /// Fills the span from an offset. Bytes past the end of the file are zeros.
    void read(std::span<std::byte> into, std::int64_t offset) const;

private:
    struct Handle;
    std::unique_ptr<Handle> handle_;
};

/// The actual file of a name: absolute, without symbolic links, so that its -wal is found next to it. Throws FileError
/// unless it is a regular readable file: not_ours if it is a folder, else cannot_read.
[[nodiscard]] std::filesystem::path locate_database(const std::filesystem::path& file,
                                                    FileSubject subject = FileSubject::game);

/// What the file seems to be (file_content.h); empty if nothing is known of it. Throws FileError, SQLite::Exception.
[[nodiscard]] std::string_view content_of(const std::filesystem::path& located);

/// Refuses, by its size and its first 100 bytes alone, a file that is not a database of this kind and a known version.
/// Throws FileError, NotOurs, NewerFormat, Damage, SQLite::Exception.
void check_header(const std::filesystem::path& located, const DatabaseKind& kind);

}  // namespace tablebank
