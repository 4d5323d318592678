#pragma once
// Input of a paper game line by line: at a terminal as a dialog with a question before and a comment after each line,
// from a file or a pipe as the same dialog without the questions. Internal header.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/source_line.h"
#include "app/cli/subcommand.h"
#include "ledger/grammar/cold_line.h"

namespace tablebank {

/// A limit above the seats of every edition.
inline constexpr std::size_t most_cold_players = 50;

class ColdDialog {
public:
    ColdDialog(Streams& streams, bool typed) : streams_(streams), typed_(typed) {}

    /// Asks for an edition id or file, if none was given.
    [[nodiscard]] std::string ask_edition();
    /// Reads all lines up to an empty one, `done` or the end. Throws CliError usage for a line that cannot be read,
    /// unless a user can type it again.
    void ask_players(const Edition& edition, const Rulings& rulings);
    /// Asks for the missing throws, in the order of the board; those after the end of the input stay missing.
    void ask_dice(const Edition& edition, const Rulings& rulings);
    /// Asks why it is scored as found; empty if no reason is given.
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
    /// Handles one line; false if it was the last one.
    bool take(const Edition& edition, const Rulings& rulings, const std::string& text);
    bool take_word(const Edition& edition, const std::string& text);
    void seat(const Edition& edition, const Rulings& rulings, ColdLine line, const std::string& text);
    void say_news(const Edition& edition, const std::vector<Finding>& before, const std::vector<Finding>& now) const;
    /// Asks who owns a deed that was typed for two players.
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
