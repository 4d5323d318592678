#pragma once
// A folder that is held open, so that names are looked up in it and not along a path that somebody may change
// meanwhile. No link below it is followed. Errors are reported as platform/file.h says.
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

    /// nullopt if nothing has that name, which is no error.
    [[nodiscard]] std::optional<FileInfo> find(const std::string& name, std::error_code& error) const;
    [[nodiscard]] bool is_empty(std::error_code& error) const;

    /// std::errc::not_a_directory for a file, a device or a link.
    [[nodiscard]] OpenFolder below(const std::string& name, std::error_code& error) const;
    /// std::errc::file_exists if anything has that name.
    void make_folder(const std::string& name, std::error_code& error) const;

    /// Opens a file to be read, without waiting (OpenFile::to_read).
    [[nodiscard]] OpenFile open_to_read(const std::string& name, std::error_code& error) const;
    /// Makes a file and opens it to be written. std::errc::file_exists if anything has that name.
    [[nodiscard]] OpenFile make_file(const std::string& name, Readers readers, std::error_code& error) const;

    /// In one step, in the place of a file or link of the new name. std::errc::is_a_directory for a folder.
    void rename(const std::string& from, const std::string& to, std::error_code& error) const;
    /// std::errc::file_exists if anything has the new name.
    void rename_to_untaken(const std::string& from, const std::string& to, std::error_code& error) const;
    void remove_file(const std::string& name, std::error_code& error) const;
    /// What names it holds is on the disk itself when this returns.
    void flush(std::error_code& error) const;

private:
    explicit OpenFolder(std::intptr_t handle) : handle_(handle) {}

    std::intptr_t handle_;
};

}  // namespace tablebank::platform
