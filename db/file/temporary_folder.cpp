#include "db/file/temporary_folder.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>

#include "db/file/failure.h"

namespace tablebank {

TemporaryFolder::TemporaryFolder(const std::filesystem::path& parent) {
    std::string name = (parent / ".tablebank-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw system_file_error(parent, errno);
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;  // a folder that stays behind harms nobody
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace tablebank
