#pragma once
// A private folder that is removed with everything in it, also after an exception.

#include <filesystem>

namespace tablebank {

class TemporaryFolder {
public:
    /// Creates a folder that only this user may enter. Throws FileError (cannot_read, read_only, disk_full,
    /// disk_failed).
    explicit TemporaryFolder(const std::filesystem::path& parent);
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace tablebank
