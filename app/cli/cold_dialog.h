#pragma once
// A table that was played with paper only, typed line by line: at a terminal with a question before and a word after
// each line, from a file or a pipe as the same conversation without the questions. Internal to this room.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/source_line.h"
#include "app/cli/subcommand.h"
#include "ledger/grammar/cold_line.h"

namespace tablebank {

/// More players than any edition seats; a table of so many is none.
inline constexpr std::size_t most_cold_players = 50;

class ColdDialog {
public:
    ColdDialog(Streams& streams, bool typed) : streams_(streams), typed_(typed) {}

    /// An id or a file, where none was said.
    [[nodiscard]] std::string ask_edition();
    /// Every line, to the empty one, `done` or the end. Throws CliError usage for a line that cannot be read, unless a
    /// person can type it again.
    void ask_players(const Edition& edition, const Rulings& rulings);
    /// The throws that are missing, by the board; those behind the end of what is typed stay missing.
    void ask_dice(const Edition& edition, const Rulings& rulings);
    /// Why it is scored as found; empty where nobody says.
    [[nodiscard]] std::string ask_reason();

    [[nodiscard]] ColdTable table() const;
    /// The line of a player, as it was typed.
    [[nodiscard]] const SourceLine& line_of(int player) const;

private:
    struct Seat {
        ColdLine line;
        SourceLine source;
    };
    using Seats = std::vector<Seat>;

    std::optional<std::string> next();
    void say(const std::string& text) const;
    /// Whether more lines are wanted.
    bool take(const Edition& edition, const Rulings& rulings, const std::string& text);
    bool take_word(const Edition& edition, const std::string& text);
    void seat(const Edition& edition, const Rulings& rulings, ColdLine line, const std::string& text);
    void say_news(const Edition& edition, const std::vector<Finding>& before, const std::vector<Finding>& now) const;
    /// Who has a deed that was typed for two: a person says.
    void part_deeds(const Edition& edition, const Rulings& rulings);
    void give(Space deed, int from);
    std::optional<Dice> dice_of(const Edition& edition, const std::string& text);

    Streams& streams_;
    bool typed_;
    std::int64_t number_ = 0;
    Seats seats_;
    std::vector<Seats> past_;
    UtilityDice thrown_;
};

}  // namespace tablebank
