#pragma once
// The subject of a calculation: a game file, or a position without a game. The content of the file distinguishes them.

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/present/calculator/position_file.h"
#include "app/session/session.h"
#include "calculators/paper_game.h"

namespace tablebank {

class Language;

struct GameOrPosition {
    std::optional<ReadGame> game;  ///< absent for a position
    Setup setup;                   ///< of the game; for a position its edition, players and rulings
    Rulings rulings;               ///< in force
    Position position;
    std::vector<Notes> notes{};       ///< of a position, as they were counted; may be shorter than the list of players
    std::vector<Finding> findings{};  ///< of a position that is scored as found
    std::string as_found{};           ///< the reason for that
};

/// `argument` is a file, or `-` for a position on `in`. Throws FileError, PositionError with the file's name,
/// EditionError.
[[nodiscard]] GameOrPosition open_subject(const Language& lang, const std::string& argument, std::istream& in,
                                          Impossible impossible = Impossible::refused);

/// A position that was read already. If it is scored as found, the result has its scored form and the findings.
[[nodiscard]] GameOrPosition subject_of(PositionDocument document);
/// A game that was read already.
[[nodiscard]] GameOrPosition subject_of(ReadGame game);

/// The entry of `--at`; without it the last one. Throws CliError usage if there is no entry of that number.
[[nodiscard]] std::int64_t entry_at(const Language& lang, const Table& table, std::optional<std::int64_t> at);

/// Resets a game to its state after an entry. Throws CliError usage if there is no such entry, or the subject is not a
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
