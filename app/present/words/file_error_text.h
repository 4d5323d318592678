#pragma once
// Errors of a file or the disk: the error, what was saved, what to do next.

#include <string>

#include "db/file/file_error.h"

namespace tablebank {

class Language;

struct FileErrorText {
    std::string what;
    std::string kept;
    std::string next;
};
[[nodiscard]] FileErrorText file_error_parts(const Language& lang, const FileError& error);
/// The three in one line.
[[nodiscard]] std::string file_error_text(const Language& lang, const FileError& error);

}  // namespace tablebank
