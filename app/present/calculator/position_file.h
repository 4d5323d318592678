#pragma once
// Position files: read with the edition that they name, which may be a file next to them. Checks that a line can
// contain the names.

#include <filesystem>
#include <string>

#include "app/position/position_json.h"
#include "db/file/file_error.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// A position, with the text of its edition for a game that starts from it.
struct OpenedPosition {
    PositionDocument document;
    std::string edition_text;
};

/// Reads at most one byte more than the limit of a position, so that a longer text is detected without reading all of
/// it.
[[nodiscard]] std::string read_some(std::istream& in);
/// The same for a file. Throws FileError cannot_read.
[[nodiscard]] std::string read_some(const std::filesystem::path& file);

/// `folder` is the base of an edition path. Throws PositionError, EditionError.
[[nodiscard]] OpenedPosition parse_position(const Language& lang, const std::string& text,
                                            const std::filesystem::path& folder,
                                            Impossible impossible = Impossible::refused);
/// Throws FileError, PositionError, EditionError.
[[nodiscard]] OpenedPosition open_position_file(const Language& lang, const std::filesystem::path& file,
                                                Impossible impossible = Impossible::refused);

/// The set-up of a position, so that names can be looked up in it.
[[nodiscard]] Setup setup_of(const PositionDocument& document);

}  // namespace tablebank
