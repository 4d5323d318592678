#pragma once
// The guided first game: ten turns, line by line, and how far a practice game has come in them. That follows from the
// table alone: whoever types something else, presses a button instead, takes back or opens the file again is found
// where he is. Knows nothing of screens.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

/// One line of it. What is said stands in English and has places: {player}, {other}, {deed}, {sum}, {first}, {second}.
struct GuidedLine {
    int turn;               ///< 1 to 10
    std::string_view keys;  ///< what is typed before Enter, "12", or a key alone, "F2"; empty for Enter alone
    const char* line;       ///< of the grammar: what that posts
    const char* situation;  ///< at the table
    const char* advice;
};
[[nodiscard]] std::span<const GuidedLine> guided_lines();
[[nodiscard]] int guided_turns();
/// What is pressed for it, one by one: "1", "2", "Enter".
[[nodiscard]] std::vector<std::string> keys_to_press(const GuidedLine& line);

/// Where a table stands.
struct GuidedPlace {
    enum class Kind : std::uint8_t {
        on_the_way,  ///< `line` is next
        to_mistake,  ///< all are played: something wrong may be typed now
        to_mend,     ///< it was typed, and is to be taken back
        finished,
        astray,  ///< something else was posted after entry `from`
    };
    Kind kind = Kind::on_the_way;
    std::size_t line = 0;   ///< how many lines are played
    std::int64_t from = 0;  ///< the last entry after which the table stood as in the guided game
    int more = 0;           ///< entries in force since
};

class GuidedGame {
public:
    /// nullopt where the game is no practice, or its box has no such turns.
    [[nodiscard]] static std::optional<GuidedGame> of(const Table& table);
    /// nullopt where the table left the guided game long ago.
    [[nodiscard]] std::optional<GuidedPlace> find(const Table& table) const;
    /// The table on which a line is played.
    [[nodiscard]] const Game& before(std::size_t line) const { return games_.at(line); }

private:
    /// What two tables have alike that came to the same by other entries.
    struct Picture {
        Book book;
        std::vector<Facts::Fact> facts;
        friend bool operator==(const Picture&, const Picture&) = default;
    };
    [[nodiscard]] static Picture picture_of(const Game& game);
    /// How many lines are played where a game stands so.
    [[nodiscard]] std::optional<std::size_t> lines_played(const Game& game) const;
    [[nodiscard]] bool was_mended(const Table& table) const;

    std::vector<Game> games_;        ///< before the first line, after it, and so on
    std::vector<Picture> pictures_;  ///< of each
};

}  // namespace tablebank
