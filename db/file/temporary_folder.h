#pragma once
// A folder of one's own that goes away with everything in it, also when an exception passes.

#include <filesystem>

namespace tablebank {

class TemporaryFolder {
public:
    /// Makes a folder that only this user may enter. Throws FileError (cannot_read, read_only, disk_full, disk_failed).
    explicit TemporaryFolder(const std::filesystem::path& parent);
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace tablebank
