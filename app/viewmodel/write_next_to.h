#pragma once
// Writes papers and spreadsheets as new files next to the file they belong to.

#include <filesystem>
#include <string>

#include "db/file/new_file.h"

namespace tablebank {

/// A new file next to another: "evening.pdf", then "evening 2.pdf"; `about` follows its name, " #41". An existing
/// paper, which may carry a signature, is never overwritten. Throws FileError.
[[nodiscard]] std::filesystem::path write_beside(const std::filesystem::path& file, const std::string& about,
                                                 const std::string& contents, const std::string& ending = ".pdf",
                                                 Readers readers = Readers::usual);

}  // namespace tablebank
