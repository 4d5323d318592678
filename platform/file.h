#pragma once
// A file of the system: what it is, and an open one that is read or written. Knows nothing of what is in it.
//
// As in std::filesystem, a function that can fail takes a std::error_code and sets it: 0 if all went well, else a code
// of std::generic_category(). Its message() is the system's own sentence, in English.

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
    std::uint64_t disk = 0;    ///< which file system it lies on,
    std::uint64_t number = 0;  ///< and which file of it this is: the two identify a file while it exists
    std::uint64_t names = 0;   ///< hard links
    std::int64_t size = 0;     ///< bytes
    FileTime written{};        ///< when its content changed last
    FileTime changed{};        ///< when its content, its names or its permissions changed last
    friend bool operator==(const FileInfo&, const FileInfo&) = default;

    /// Whether both describe one file, whatever was written to it in between.
    [[nodiscard]] bool is_same_file(const FileInfo& other) const {
        return disk == other.disk && number == other.number;
    }
};

enum class Links : std::uint8_t { followed, not_followed };

/// Without opening it. A link that is not followed is of the kind `other`.
[[nodiscard]] FileInfo look_at(const std::filesystem::path& path, Links links, std::error_code& error);

/// Who may use a file or a folder.
struct Access {
    bool is_own = false;          ///< it belongs to the user whose program this is
    bool open_to_others = false;  ///< anybody but its owner may read, write or enter it
};
[[nodiscard]] Access access_to(const std::filesystem::path& path, std::error_code& error);

/// An open file. It is closed when this goes away. No other program that is started inherits it.
class OpenFile {
public:
    /// Not open.
    OpenFile() = default;
    /// Opens a file to be read, through links. It never waits: a pipe that nobody writes to is opened like a file. The
    /// answer of a socket is std::errc::no_such_device_or_address.
    [[nodiscard]] static OpenFile to_read(const std::filesystem::path& path, std::error_code& error);
    /// Makes a file and opens it to be written. std::errc::file_exists if anything has that name, a link as well.
    [[nodiscard]] static OpenFile made(const std::filesystem::path& path, Readers readers, std::error_code& error);

    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;
    ~OpenFile();

    [[nodiscard]] bool is_open() const { return handle_ != closed; }
    [[nodiscard]] FileInfo info(std::error_code& error) const;
    [[nodiscard]] Access access(std::error_code& error) const;
    /// From now on reading waits for whoever writes to a pipe.
    void wait_for_writer(std::error_code& error) const;

    /// Reads some bytes into the span, from where the last reading ended; how many. 0 at the end, and on an error.
    [[nodiscard]] std::size_t read(std::span<char> into, std::error_code& error) const;
    /// Reads to the end, but at most so many bytes. The text is never moved in memory if it has at most 64 KiB.
    [[nodiscard]] std::string read_at_most(std::size_t most, std::error_code& error) const;
    /// The next reading begins at the beginning.
    void rewind(std::error_code& error) const;

    /// All of it.
    void write(std::string_view text, std::error_code& error) const;
    /// Sets who may do what with it, as far as the file system knows such permissions.
    void permit(std::filesystem::perms permissions) const;
    /// What was written is on the disk itself when this returns.
    void flush(std::error_code& error) const;
    /// Some file systems say only now that the disk is full.
    void close(std::error_code& error);

private:
    friend class OpenFolder;
    static constexpr std::intptr_t closed = -1;
    explicit OpenFile(std::intptr_t handle) : handle_(handle) {}

    std::intptr_t handle_ = closed;
};

/// Whether a path names a file that whoever started this program opened for it: /dev/stdin, /dev/fd/63.
[[nodiscard]] bool is_handed_over(const std::filesystem::path& path);
/// The path that names standard input.
[[nodiscard]] std::filesystem::path standard_input_path();

}  // namespace tablebank::platform
