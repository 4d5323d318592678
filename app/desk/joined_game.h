#pragma once
// A table of an event is joined in the window: its line or its short code typed or pasted where a file is named, or a
// file that holds the line.

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

#include "app/session/session.h"

namespace tablebank {

class Language;

/// Why a table cannot be joined, as a sentence.
class JoinRefused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Whether this is the line of a table, its short code, or by its name a file with a line.
[[nodiscard]] bool is_line_of_table(const std::filesystem::path& typed);
/// What a banker typed for a file, where it is the line or code of a table, or a file with a line.
[[nodiscard]] std::optional<std::string> line_of_table(const std::filesystem::path& typed);
/// The file of its game: there already, as the hub has it, or new. Throws JoinRefused, FileError.
[[nodiscard]] std::filesystem::path game_of_line(const Language& lang, const std::string& line,
                                                 const std::filesystem::path& games, const StampMaker& stamps);

}  // namespace tablebank
