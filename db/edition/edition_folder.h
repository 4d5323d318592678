#pragma once
// The folder of the program's editions: next to an installed program, or in the source tree for a program built there.
//
// It is found relative to the program's file, so it works from any current folder and through a symbolic link.

#include <filesystem>
#include <string_view>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

/// The named edition does not exist; the message lists the existing ones. A typing error, not a broken file.
class UnknownEdition : public EditionError {
public:
    using EditionError::EditionError;
};

/// The editions folder of this program: TABLEBANK_EDITIONS of the environment, or the result of `editions_beside`.
/// Throws EditionError if there is none.
[[nodiscard]] std::filesystem::path find_editions_folder();

/// The editions folder of a program file: PREFIX/share/tablebank/editions for PREFIX/bin/PROGRAM, else the folder
/// `editions` of the source tree that PROGRAM was built in. Empty if there is none.
[[nodiscard]] std::filesystem::path editions_beside(const std::filesystem::path& program);

/// The edition files (*.toml) of a folder, sorted by name. Throws EditionError if the folder cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> edition_files(const std::filesystem::path& folder);

/// Every readable edition of a folder, ordered by its `shelf` and then by file name, and the errors of the other files:
/// one broken file does not affect the rest.
struct EditionShelf {
    std::vector<LoadedEdition> editions;
    std::vector<EditionMessage> problems;
};
/// Throws EditionError if the folder cannot be read.
[[nodiscard]] EditionShelf load_editions(const std::filesystem::path& folder);

/// The file in a folder for the edition with an id ("us"); the id is its name. Throws UnknownEdition.
[[nodiscard]] std::filesystem::path edition_with_id(std::string_view id, const std::filesystem::path& folder);

/// Whether an argument is the path of an edition file, because it contains '/' or ends in ".toml", and not an id.
[[nodiscard]] bool is_edition_path(std::string_view argument);

/// The edition for an argument of the command line, a file or an id of this program. Throws EditionError.
[[nodiscard]] LoadedEdition load_edition(std::string_view argument);

/// Writes the text, including comments, to a new file in which a banker can edit the figures; returns it. Only the
/// status changes: the figures have not been compared with that box yet, so all are a template. Throws FileError.
std::string copy_edition(const LoadedEdition& edition, const std::filesystem::path& file);

}  // namespace tablebank
