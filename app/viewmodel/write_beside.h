#pragma once
// Papers and tables as new files beside what they are of.

#include <filesystem>
#include <string>

#include "db/file/new_file.h"

namespace tablebank {

/// A new file beside another: "evening.pdf", then "evening 2.pdf"; `about` stands behind its name, " #41". A paper
/// that is there, which somebody may have signed, stays. Throws FileError.
[[nodiscard]] std::filesystem::path write_beside(const std::filesystem::path& file, const std::string& about,
                                                 const std::string& contents, const std::string& ending = ".pdf",
                                                 Readers readers = Readers::usual);

}  // namespace tablebank
