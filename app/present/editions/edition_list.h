#pragma once
// The editions to start from: the shipped ones, which are copied, and the banker's own files, which are opened.

#include <filesystem>
#include <string>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

struct ShippedEditionRow {
    std::string name;
    std::string id;      ///< as on the command line
    std::string detail;  ///< whether its figures must be compared with the box
};

struct OwnEditionRow {
    std::string file;   ///< the whole path
    std::string name;   ///< of the edition, or of the file if the edition cannot be read
    std::string state;  ///< "my-us.toml · 2 errors"
    bool sound = false;
};

[[nodiscard]] std::vector<ShippedEditionRow> list_shipped(const Language& lang,
                                                          const std::vector<LoadedEdition>& editions);
/// The edition files of a folder, sorted by name; empty if the folder cannot be read.
[[nodiscard]] std::vector<OwnEditionRow> list_own(const Language& lang, const std::filesystem::path& folder);

/// The equivalent command lines for a file: check it, and start a game with it.
[[nodiscard]] std::vector<std::string> edition_commands(const std::string& file);

}  // namespace tablebank
