#pragma once
// A folder that an attacker may have prepared, or may change while it is in use: an unpacked archive, a checkout, the
// folder of a web server with other writers. It is kept open, and everything below it is found relative to it, name by
// name: no link below it is followed, and replacing a folder with a link has no effect. Only regular files are opened,
// overwritten or removed.

#include <cstddef>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "platform/open_folder.h"
#include "platform/readers.h"

namespace tablebank {

using platform::Readers;

class Folder {
public:
    /// The folder of a path that the user named, created if it is missing. This path may contain links, because the
    /// user chose it. Throws FileError (cannot_read, read_only, disk_full, disk_failed).
    [[nodiscard]] static Folder made(const std::filesystem::path& path);
    /// The same for a folder that must exist; an empty path is the current one.
    [[nodiscard]] static Folder opened(const std::filesystem::path& path);

    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    Folder(Folder&&) noexcept = default;
    Folder& operator=(Folder&&) = delete;
    ~Folder() = default;

    enum class Found { nothing, file, folder, other };
    // A name is one directly in this folder: not empty, no slash in it, neither "." nor "..". Each of these functions
    // throws FileError: in_the_way if a link, a folder or a device has the name of a file, or anything but a folder the
    // name of a folder; else cannot_read, read_only, disk_full, disk_failed.

    [[nodiscard]] Found find(const std::string& name) const;
    [[nodiscard]] bool is_empty() const;
    /// nullopt if nothing has that name.
    [[nodiscard]] std::optional<Folder> below(const std::string& name) const;
    /// The same, created if it is missing.
    [[nodiscard]] Folder made_below(const std::string& name) const;
    /// The text of a file, at most one byte more than `limit`, so that a longer one is detected without reading all of
    /// it. nullopt if nothing has that name.
    [[nodiscard]] std::optional<std::string> read(const std::string& name, std::size_t limit) const;
    /// Atomically replaces the file of that name, if there is one: a concurrent reader gets either the old or the new
    /// text. A second name of the old file (a hard link) keeps the old text.
    void replace(const std::string& name, std::string_view text) const;
    /// The same, and flushed to the disk before it returns, with these permissions if they are given, such as those of
    /// the old file.
    void replace_for_good(const std::string& name, std::string_view text, Readers readers = Readers::usual,
                          std::optional<std::filesystem::perms> permissions = {}) const;
    /// A new file with the output of `write`, complete and flushed to the disk, or none. Also throws FileError exists:
    /// an existing file of any kind stays.
    void add(const std::string& name, const std::function<void(std::ostream&)>& write,
             Readers readers = Readers::usual) const;
    /// Removes a file; returns whether there was one. Anything else stays.
    bool remove_file(const std::string& name) const;

private:
    Folder(platform::OpenFolder folder, std::filesystem::path path)
        : folder_(std::move(folder)), path_(std::move(path)) {}
    void require_done(const std::string& name, const std::error_code& error) const;
    void flush(const std::string& name) const;

    platform::OpenFolder folder_;
    std::filesystem::path path_;  ///< for messages only
};

}  // namespace tablebank
