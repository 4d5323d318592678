#pragma once
// Where the program finds its editions: beside the program when installed, in the source tree when built there.
//
// The place follows from where the program's own file lies, so it is found from any folder and through a symbolic link.
// Knows nothing of what stands in an edition file.

#include <filesystem>
#include <string_view>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

/// An edition was named that does not exist; the message lists those that do. A typing error rather than a broken file.
class UnknownEdition : public EditionError {
public:
    using EditionError::EditionError;
};

/// The folder that holds the editions of this program: TABLEBANK_EDITIONS of the environment, or what `editions_beside`
/// finds. Throws EditionError where there is none.
[[nodiscard]] std::filesystem::path find_editions_folder();

/// The folder that belongs to a program file: PREFIX/share/tablebank/editions for PREFIX/bin/PROGRAM, else the folder
/// `editions` of the source tree that PROGRAM was built in. Empty where there is none.
[[nodiscard]] std::filesystem::path editions_beside(const std::filesystem::path& program);

/// The edition files (*.toml) of a folder, sorted by name. Throws EditionError where the folder cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> edition_files(const std::filesystem::path& folder);

/// Every edition of a folder that can be read, by its `shelf` and then by file name, and what is wrong with the other
/// files: one broken file does not take the rest away.
struct EditionShelf {
    std::vector<LoadedEdition> editions;
    std::vector<EditionMessage> problems;
};
/// Throws EditionError where the folder cannot be read.
[[nodiscard]] EditionShelf load_editions(const std::filesystem::path& folder);

/// The file of a folder that holds the edition of an id ("us"): it is called by its id. Throws UnknownEdition.
[[nodiscard]] std::filesystem::path edition_with_id(std::string_view id, const std::filesystem::path& folder);

/// Whether an argument names an edition file, because it contains '/' or ends in ".toml", and not an id.
[[nodiscard]] bool is_edition_path(std::string_view argument);

/// The edition an argument of the command line means, a file or an id of this program. Throws EditionError.
[[nodiscard]] LoadedEdition load_edition(std::string_view argument);

/// The text, comments and all, in a new file for a banker to type his own box into; returns it. Only its status is
/// another: nobody has compared the figures with that box yet, so all are a template. Throws FileError.
std::string copy_edition(const LoadedEdition& edition, const std::filesystem::path& file);

}  // namespace tablebank
