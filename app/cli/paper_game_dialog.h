#pragma once
// Input of a paper game line by line: at a terminal as a dialog with a question before and a comment after each line,
// from a file or a pipe as the same dialog without the questions. Internal header.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/source_line.h"
#include "app/cli/subcommand.h"
#include "ledger/grammar/paper_game_line.h"

namespace tablebank {

/// A limit above the seats of every edition.
inline constexpr std::size_t most_paper_game_players = 50;

class PaperGameDialog {
public:
    PaperGameDialog(Streams& streams, bool typed) : streams_(streams), typed_(typed) {}

    /// Asks for an edition id or file, if none was given.
    [[nodiscard]] std::string ask_edition();
    /// Reads all lines up to an empty one, `done` or the end. Throws CliError usage for a line that cannot be read,
    /// unless a user can type it again.
    void ask_players(const Edition& edition, const Rulings& rulings);
    /// Asks for the missing throws, in the order of the board; those after the end of the input stay missing. False if
    /// `undo` led back to the lines.
    [[nodiscard]] bool ask_dice(const Edition& edition, const Rulings& rulings);
    /// Asks why it is scored as found; empty if no reason is given.
    [[nodiscard]] std::string ask_reason();

    [[nodiscard]] PaperGame table() const;
    /// The line of a player, as it was typed.
    [[nodiscard]] const SourceLine& line_of(int player) const;

private:
    struct Seat {
        PaperGameLine line;
        SourceLine source;
    };
    /// The result of a line, or of an answer about the lines.
    struct State {
        std::vector<Seat> seats{};
        UtilityDice thrown{};
        std::optional<int> owes_cash{};  ///< the number in their line was a deed, and the cash is asked for
    };
    /// A state to go back to, and the text typed in it.
    struct Step {
        State before;
        std::string typed;
    };

    std::optional<std::string> next();
    void say(const std::string& text) const;
    /// Handles one line; false if it was the last one.
    bool take(const Edition& edition, const Rulings& rulings, const std::string& text);
    bool take_word(const Edition& edition, const std::string& text);
    void seat(const Edition& edition, const Rulings& rulings, PaperGameLine line, const std::string& text);
    void say_news(const Edition& edition, const std::vector<Finding>& before, const std::vector<Finding>& now) const;
    void remember(std::string_view typed);
    /// Goes one step back. Shows what it undoes, and the lines that are valid again.
    void undo(const Edition& edition);

    /// A line with two meanings: one deed in two hands, or a number that is a sum or a deed.
    [[nodiscard]] std::optional<Finding> open_question(const Edition& edition, const Rulings& rulings) const;
    void ask(const Edition& edition, const Finding& open) const;
    /// Whether a typed line is an answer to it, and not a line of the table.
    bool is_answered(const Edition& edition, const Finding& open, std::string_view typed);
    bool takes_cash(const Edition& edition, const Finding& open, std::string_view typed);
    /// If a player has a deed twice, removes one.
    void drop_twins(const Edition& edition, const Rulings& rulings);
    void give(Space deed, int from);
    std::optional<Dice> dice_of(const Edition& edition, const std::string& text);

    Streams& streams_;
    bool typed_;
    bool introduced_ = false;  ///< the form of a line has been shown
    std::int64_t number_ = 0;
    State now_;
    std::vector<Step> past_;
};

}  // namespace tablebank
