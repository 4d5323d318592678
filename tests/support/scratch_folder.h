#pragma once
// A folder of its own for the files of one test, gone after it.

#include <filesystem>
#include <string>

namespace tablebank::testing {

class ScratchFolder {
public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// A file in it, as an argument of the command line.
    [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }
    /// Writes a file and gives its name.
    std::string write(const std::string& name, const std::string& text) const;

private:
    std::filesystem::path path_;
};

[[nodiscard]] std::string read_whole(const std::filesystem::path& file);

}  // namespace tablebank::testing
