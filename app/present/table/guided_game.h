#pragma once
// The guided first game: ten turns, line by line, and the progress of a practice game in them. The progress is derived
// only from the table, so it is right after typing something else, pressing a button, undoing, or opening the file
// again.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

/// One line of it. The texts are in English and have placeholders: {player}, {other}, {deed}, {sum}, {first}, {second}.
struct GuidedLine {
    int turn;               ///< 1 to 10
    std::string_view keys;  ///< the text before Enter, "12", or a single key, "F2"; empty for Enter alone
    const char* line;       ///< in the grammar: the line that this posts
    const char* situation;  ///< at the table
    const char* advice;
};
[[nodiscard]] std::span<const GuidedLine> guided_lines();
[[nodiscard]] int guided_turns();
/// The keys to press for it, one by one: "1", "2", "Enter".
[[nodiscard]] std::vector<std::string> keys_to_press(const GuidedLine& line);

/// The progress of a table.
struct GuidedPlace {
    enum class Kind : std::uint8_t {
        on_the_way,  ///< `line` is next
        to_mistake,  ///< all are played: the next step is to type a mistake
        to_mend,     ///< the mistake was typed, and the next step is to undo it
        finished,
        astray,  ///< another line was posted after entry `from`
    };
    Kind kind = Kind::on_the_way;
    std::size_t line = 0;   ///< number of lines played
    std::int64_t from = 0;  ///< the last entry after which the table matched the guided game
    int more = 0;           ///< entries in force since
};

class GuidedGame {
public:
    /// nullopt if it is not a practice game, or if its edition does not have such turns.
    [[nodiscard]] static std::optional<GuidedGame> of(const Table& table);
    /// nullopt if the table left the guided game long ago.
    [[nodiscard]] std::optional<GuidedPlace> find(const Table& table) const;
    /// The table on which a line is played.
    [[nodiscard]] const Game& before(std::size_t line) const { return games_.at(line); }

private:
    /// The state by which two tables are compared, even if different entries led to it.
    struct Picture {
        Book book;
        std::vector<Facts::Fact> facts;
        friend bool operator==(const Picture&, const Picture&) = default;
    };
    [[nodiscard]] static Picture picture_of(const Game& game);
    /// The number of lines after which the guided game equals this one; nullopt if there is none.
    [[nodiscard]] std::optional<std::size_t> lines_played(const Game& game) const;
    [[nodiscard]] bool was_mended(const Table& table) const;

    std::vector<Game> games_;        ///< before the first line, after it, and so on
    std::vector<Picture> pictures_;  ///< of each
};

}  // namespace tablebank
