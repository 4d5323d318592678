#pragma once
// A file of the system: its properties, and an open one for reading or writing.
//
// As in std::filesystem, a function that can fail takes a std::error_code and sets it: 0 if all went well, else a
// code of std::generic_category(). Its message() is the system's own sentence, in English.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

#include "platform/readers.h"

namespace tablebank::platform {

/// Seconds since 1970 UTC, and nanoseconds below one second.
struct FileTime {
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;
    friend bool operator==(const FileTime&, const FileTime&) = default;
};

struct FileInfo {
    enum class Kind : std::uint8_t {
        file,    ///< a regular file
        folder,  ///< a directory
        other    ///< a link, a pipe, a socket or a device
    };
    Kind kind = Kind::other;
    std::uint64_t disk = 0;    ///< its file system
    std::uint64_t number = 0;  ///< its number there: the two identify a file while it exists
    std::uint64_t names = 0;   ///< hard links
    std::int64_t size = 0;     ///< bytes
    FileTime written{};        ///< when its content changed last
    FileTime changed{};        ///< when its content, its names or its permissions changed last
    friend bool operator==(const FileInfo&, const FileInfo&) = default;

    /// Whether both describe the same file, even if it was written to in between.
    [[nodiscard]] bool is_same_file(const FileInfo& other) const {
        return disk == other.disk && number == other.number;
    }
};

enum class Links : std::uint8_t { followed, not_followed };

/// Without opening it. A link that is not followed has the kind `other`.
[[nodiscard]] FileInfo look_at(const std::filesystem::path& path, Links links, std::error_code& error);

/// Access rights of a file or a folder.
struct Access {
    bool is_own = false;          ///< it belongs to the user of this program
    bool open_to_others = false;  ///< others than its owner may read, write or enter it
    // Without a group of users that the owner belongs to, on a system that has one for each file.
    bool open_to_all = false;
    bool writable_by_all = false;
};
[[nodiscard]] Access access_to(const std::filesystem::path& path, std::error_code& error);
/// From now on only its owner may read, write or enter a file or folder of this user. A file of another user does not
/// change, and is an error.
void close_to_others(const std::filesystem::path& path, std::error_code& error);

/// An open file, closed by the destructor. Child processes do not inherit it.
class OpenFile {
public:
    /// Not open.
    OpenFile() = default;
    /// Opens a file for reading, through links. It never blocks: a pipe without a writer is opened like a file. For a
    /// socket the error is std::errc::no_such_device_or_address.
    [[nodiscard]] static OpenFile to_read(const std::filesystem::path& path, std::error_code& error);
    /// Creates a file and opens it for writing. std::errc::file_exists if anything has that name, including a link.
    [[nodiscard]] static OpenFile made(const std::filesystem::path& path, Readers readers, std::error_code& error);

    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;
    ~OpenFile();

    [[nodiscard]] bool is_open() const { return handle_ != closed; }
    [[nodiscard]] FileInfo info(std::error_code& error) const;
    [[nodiscard]] Access access(std::error_code& error) const;
    /// From now on reading a pipe waits for its writer.
    void wait_for_writer(std::error_code& error) const;

    /// Reads some bytes into the span, from the end of the last read; returns their number. 0 at the end, and on an
    /// error.
    [[nodiscard]] std::size_t read(std::span<char> into, std::error_code& error) const;
    /// Reads to the end, but at most `most` bytes. The text is never moved in memory if it has at most 64 KiB.
    [[nodiscard]] std::string read_at_most(std::size_t most, std::error_code& error) const;
    /// The next read starts at the beginning.
    void rewind(std::error_code& error) const;

    /// All of it.
    void write(std::string_view text, std::error_code& error) const;
    /// Sets its permissions, as far as the file system supports them.
    void permit(std::filesystem::perms permissions) const;
    /// When this returns, the written data are on the disk itself.
    void flush(std::error_code& error) const;
    /// Some file systems report a full disk only now.
    void close(std::error_code& error);

private:
    friend class OpenFolder;
    static constexpr std::intptr_t closed = -1;
    explicit OpenFile(std::intptr_t handle) : handle_(handle) {}

    std::intptr_t handle_ = closed;
};

/// Whether a path names a file that the parent process opened for this program: /dev/stdin, /dev/fd/63.
[[nodiscard]] bool is_handed_over(const std::filesystem::path& path);
/// The path that names standard input.
[[nodiscard]] std::filesystem::path standard_input_path();

}  // namespace tablebank::platform
