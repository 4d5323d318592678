#pragma once
// An open folder: names are looked up in it and not along a path that another process may change meanwhile. No link
// below it is followed. Errors are reported as in platform/file.h.
//
// A name is that of something directly in the folder: not empty, without a slash, neither "." nor "..".

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include "platform/file.h"

namespace tablebank::platform {

class OpenFolder {
public:
    /// Opens a folder, through links; an empty path is the current one.
    [[nodiscard]] static OpenFolder opened(const std::filesystem::path& path, std::error_code& error);

    OpenFolder(const OpenFolder&) = delete;
    OpenFolder& operator=(const OpenFolder&) = delete;
    OpenFolder(OpenFolder&& other) noexcept;
    OpenFolder& operator=(OpenFolder&&) = delete;
    ~OpenFolder();

    /// nullopt if nothing has that name, which is not an error.
    [[nodiscard]] std::optional<FileInfo> find(const std::string& name, std::error_code& error) const;
    [[nodiscard]] bool is_empty(std::error_code& error) const;

    /// std::errc::not_a_directory for a file, a device or a link.
    [[nodiscard]] OpenFolder below(const std::string& name, std::error_code& error) const;
    /// std::errc::file_exists if anything has that name.
    void make_folder(const std::string& name, std::error_code& error) const;

    /// Opens a file for reading, without blocking (OpenFile::to_read).
    [[nodiscard]] OpenFile open_to_read(const std::string& name, std::error_code& error) const;
    /// Creates a file and opens it for writing. std::errc::file_exists if anything has that name.
    [[nodiscard]] OpenFile make_file(const std::string& name, Readers readers, std::error_code& error) const;

    /// Atomic; replaces a file or link of the new name. std::errc::is_a_directory for a folder.
    void rename(const std::string& from, const std::string& to, std::error_code& error) const;
    /// std::errc::file_exists if anything has the new name.
    void rename_to_untaken(const std::string& from, const std::string& to, std::error_code& error) const;
    void remove_file(const std::string& name, std::error_code& error) const;
    /// When this returns, its names are on the disk itself.
    void flush(std::error_code& error) const;

private:
    explicit OpenFolder(std::intptr_t handle) : handle_(handle) {}

    std::intptr_t handle_;
};

}  // namespace tablebank::platform
