#pragma once
// A file or the disk refused: what happened, what was kept, what to do next.

#include <string>

#include "db/file/file_error.h"

namespace tablebank {

struct FileErrorText {
    std::string what;
    std::string kept;
    std::string next;
};
[[nodiscard]] FileErrorText file_error_parts(const FileError& error);
/// The three in one line.
[[nodiscard]] std::string file_error_text(const FileError& error);

}  // namespace tablebank
