#include "db/file/temporary_folder.h"

#include <system_error>

#include "db/file/failure.h"
#include "platform/names.h"

namespace tablebank {

TemporaryFolder::TemporaryFolder(const std::filesystem::path& parent) {
    std::error_code error;
    path_ = platform::make_temporary_folder(parent, error);
    if (error) throw system_file_error(parent, error);
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;  // a folder that is left behind does no harm
    platform::remove_folder(path_, ignored);
}

}  // namespace tablebank
