#pragma once
// A command as a page shows it, for the tests that run what pages show. Knows nothing of pages.

#include <filesystem>
#include <string>
#include <vector>

#include "tests/app/cli/source_folder.h"

namespace tablebank::testing {

struct Shown {
    std::string line{};  ///< for a shell
    std::vector<std::string> words{};
    std::string editions = (source / "editions").string();  ///< the value of TABLEBANK_EDITIONS before the command
    int exit = 0;
};

/// Words as a shell takes them apart; a remark `# exit 1` tells the exit code.
[[nodiscard]] Shown read_command(const std::string& line);

/// Works in a folder for as long as it lives.
class InFolder {
public:
    explicit InFolder(const std::filesystem::path& folder);
    ~InFolder();
    InFolder(const InFolder&) = delete;
    InFolder& operator=(const InFolder&) = delete;

private:
    std::filesystem::path before_;
};

}  // namespace tablebank::testing
