#pragma once
// What a calculator is asked about: a game file, or a position without a game. Told apart by what is in the file.

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/present/calculator/position_file.h"
#include "app/session/session.h"
#include "calculators/cold_table.h"

namespace tablebank {

class Language;

struct GameOrPosition {
    std::optional<ReadGame> game;  ///< absent for a position
    Setup setup;                   ///< of the game; for a position its edition, players and rulings
    Rulings rulings;               ///< in force
    Position position;
    std::vector<Notes> notes{};       ///< of a position, as they were counted; may be shorter than there are players
    std::vector<Finding> findings{};  ///< of a position that is scored as it was found
    std::string as_found{};           ///< and why it is
};

/// `argument` is a file, or `-` for a position on `in`. Throws FileError, PositionError with the file's name,
/// EditionError.
[[nodiscard]] GameOrPosition open_subject(const Language& lang, const std::string& argument, std::istream& in,
                                          Impossible impossible = Impossible::refused);

/// A position that was read already: where it is scored as it was found, as it counts, with what was found.
[[nodiscard]] GameOrPosition subject_of(PositionDocument document);
/// A game that was read already.
[[nodiscard]] GameOrPosition subject_of(ReadGame game);

/// The entry that `--at` means; without it the last one. Throws CliError usage where there is none of that number.
[[nodiscard]] std::int64_t entry_at(const Language& lang, const Table& table, std::optional<std::int64_t> at);

/// Takes a game back to how it was after an entry. Throws CliError usage where there is none, or the subject is no
/// game.
void go_back(const Language& lang, GameOrPosition& subject, std::int64_t at);

/// A position alone, with the text of its edition. Throws as open_subject does.
[[nodiscard]] OpenedPosition open_position(const Language& lang, const std::string& argument, std::istream& in,
                                           Impossible impossible = Impossible::refused);

/// The player that a word of the command line means. Throws CliError usage with the candidates.
[[nodiscard]] Seat player_called(const Language& lang, const Setup& setup, const std::string& word);
/// The deed that a word of the command line means. Throws CliError usage with the candidates.
[[nodiscard]] Space deed_called(const Language& lang, const Edition& edition, const std::string& word);

}  // namespace tablebank
