#pragma once
// A folder that somebody else may have prepared, or may change while it is used: an unpacked archive, a checkout, the
// folder of a web server that others write to as well. It is held open, and what is below it is found from there, name
// by name: no link below it is followed, and a folder that is exchanged for a link meanwhile leads nowhere. Nothing is
// opened, written over or removed that is no ordinary file. Knows nothing of what the files mean.

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
    /// The folder of a path that the user named, made if it is missing. This path may lead through links: the user
    /// chose it. Throws FileError (cannot_read, read_only, disk_full, disk_failed).
    [[nodiscard]] static Folder made(const std::filesystem::path& path);
    /// The same, of a folder that must be there; an empty path is the current one.
    [[nodiscard]] static Folder opened(const std::filesystem::path& path);

    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    Folder(Folder&&) noexcept = default;
    Folder& operator=(Folder&&) = delete;
    ~Folder() = default;

    enum class Found { nothing, file, folder, other };
    // A name is one of this folder itself: not empty, no slash in it, neither "." nor "..". Each of these functions
    // throws FileError: in_the_way where a link, a folder or a device bears the name that a file should have, or
    // anything but a folder the name of a folder; else cannot_read, read_only, disk_full, disk_failed.

    [[nodiscard]] Found find(const std::string& name) const;
    [[nodiscard]] bool is_empty() const;
    /// nullopt where there is nothing of that name.
    [[nodiscard]] std::optional<Folder> below(const std::string& name) const;
    /// The same, made if it is missing.
    [[nodiscard]] Folder made_below(const std::string& name) const;
    /// The text of a file, at most one byte more than `limit`, so that a longer one is noticed and never held. nullopt
    /// where there is nothing of that name.
    [[nodiscard]] std::optional<std::string> read(const std::string& name, std::size_t limit) const;
    /// Another file in the place of the one of that name, if there is one: whoever reads meanwhile gets the one or the
    /// other, whole. A second name of the old file (a hard link) keeps the old text.
    void replace(const std::string& name, std::string_view text) const;
    /// The same, on the disk itself before this returns, and with these permissions where they are said, as those of
    /// the old file.
    void replace_for_good(const std::string& name, std::string_view text, Readers readers = Readers::usual,
                          std::optional<std::filesystem::perms> permissions = {}) const;
    /// A new file with what `write` writes, whole and on the disk, or none. Throws FileError exists as well: a file
    /// that is there, whatever it is, stays.
    void add(const std::string& name, const std::function<void(std::ostream&)>& write,
             Readers readers = Readers::usual) const;
    /// Whether there was a file of that name. Anything else stays.
    bool remove_file(const std::string& name) const;

private:
    Folder(platform::OpenFolder folder, std::filesystem::path path)
        : folder_(std::move(folder)), path_(std::move(path)) {}
    void require_done(const std::string& name, const std::error_code& error) const;
    void flush(const std::string& name) const;

    platform::OpenFolder folder_;
    std::filesystem::path path_;  ///< for messages alone
};

}  // namespace tablebank
