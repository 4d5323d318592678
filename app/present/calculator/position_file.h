#pragma once
// Positions in files: read with the edition they name, which may lie beside them, and with names that a line can hold.

#include <filesystem>
#include <string>

#include "app/position/position_json.h"
#include "db/file/file_error.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// A position, with the text of its edition for a game that begins from it.
struct OpenedPosition {
    PositionDocument document;
    std::string edition_text;
};

/// At most one byte more than a position may have, so that a longer text is noticed and never held.
[[nodiscard]] std::string read_some(std::istream& in);
/// The same of a file. Throws FileError cannot_read.
[[nodiscard]] std::string read_some(const std::filesystem::path& file);

/// `folder` is where an edition named by a path lies. Throws PositionError, EditionError.
[[nodiscard]] OpenedPosition parse_position(const Language& lang, const std::string& text,
                                            const std::filesystem::path& folder,
                                            Impossible impossible = Impossible::refused);
/// Throws FileError, PositionError, EditionError.
[[nodiscard]] OpenedPosition open_position_file(const Language& lang, const std::filesystem::path& file,
                                                Impossible impossible = Impossible::refused);

/// What a position stands for, in the form in which names are looked up.
[[nodiscard]] Setup setup_of(const PositionDocument& document);

}  // namespace tablebank
