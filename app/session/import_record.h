#pragma once
// A record becomes a game file, with the very same entries, hashes and head. Nothing is decided again.

#include <filesystem>
#include <string_view>

#include "app/session/session.h"

namespace tablebank {

/// Whether a file, or text from its beginning, begins like a record. For a file throws FileError cannot_read.
[[nodiscard]] bool is_record(const std::filesystem::path& file);
[[nodiscard]] bool is_text_of_record(std::string_view text);
/// Whether text from the beginning of a file begins like a game, or like a record of one.
[[nodiscard]] bool is_text_of_game(std::string_view text);

/// Creates the new file and returns its content. Throws FileError: of the record (cannot_read, not_ours, newer,
/// damaged), of the new file (exists, ...); then there is no new file.
ReadGame import_record(const std::filesystem::path& record, const std::filesystem::path& to);

/// The game of a record in a folder, named as the record is: an existing one if it ends where the record does, or a new
/// one under the first free name. Throws FileError as import_record does.
[[nodiscard]] std::filesystem::path game_of_record(const std::filesystem::path& record,
                                                   const std::filesystem::path& folder);

}  // namespace tablebank
