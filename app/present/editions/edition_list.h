#pragma once
// The editions to begin with: those of the program, which are copied, and a banker's own files, which are opened.

#include <filesystem>
#include <string>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

struct ShippedEditionRow {
    std::string name;
    std::string id;      ///< as the command line calls it
    std::string detail;  ///< whether its figures must be compared with one's box
};

struct OwnEditionRow {
    std::string file;   ///< the whole path
    std::string name;   ///< of the edition; of the file where that cannot be read
    std::string state;  ///< "my-us.toml · 2 errors"
    bool sound = false;
};

[[nodiscard]] std::vector<ShippedEditionRow> list_shipped(const Language& lang,
                                                          const std::vector<LoadedEdition>& editions);
/// The edition files of a folder, sorted by name; none where it cannot be read.
[[nodiscard]] std::vector<OwnEditionRow> list_own(const Language& lang, const std::filesystem::path& folder);

/// The lines of a terminal that do the same with a file: check it, and begin a game with it.
[[nodiscard]] std::vector<std::string> edition_commands(const std::string& file);

}  // namespace tablebank
