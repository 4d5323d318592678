#include "tests/support/scratch_folder.h"

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include "platform/names.h"

namespace tablebank::testing {

namespace fs = std::filesystem;

ScratchFolder::ScratchFolder() {
    std::error_code error;
    path_ = platform::make_temporary_folder(fs::temp_directory_path(), error);
    if (error) throw std::runtime_error("no folder for the test");
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    platform::remove_folder(path_, ignored);
}

std::string ScratchFolder::write(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return file(name);
}

std::string read_whole(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

}  // namespace tablebank::testing
