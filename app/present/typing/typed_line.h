#pragma once
// The effect of Enter on a half-typed line: the line that it posts, and the effect of that line in plain words.
//
// The command line of the window also accepts answers shorter than the grammar. Some depend on an open due of the
// player in turn: two dice for a utility, one die for the foundation, a card's effect or its number, an empty line for
// a plain due, and at the end the dice for the walk (ending_dice.h). A deed with + or - (deed_answer.h) and a trade
// with an equals sign (trade_answer.h) are accepted at any time. If one plain debt is open and can be paid, the dice of
// the next roll pay it first. Everything else goes to the grammar unchanged.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/present/typing/whose_line.h"
#include "app/present/words/standings_diff.h"
#include "app/session/session.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

struct LineToPost {
    std::string line;      ///< empty if Enter has nothing to post
    bool by_keys = false;  ///< typed with the keyboard set to another layout: app/present/typing/keyboard_layout.h
    std::string first{};   ///< posted before it, both or neither; usually empty
    /// Set, and nothing is posted, if the text may mean two lines: the number of a card or dice, a building or dice,
    /// one sum or two.
    std::optional<ParseError> asks{};
    WhoseLine whose{};  ///< if it asks, nothing is posted before the banker has chosen the player
    [[nodiscard]] std::vector<std::string> all() const;
};
/// The line that Enter posts for the typed text. Other layouts are tried only if the text is not a valid line, and only
/// if exactly one line is possible.
[[nodiscard]] LineToPost read_typed(const Table& table, std::string_view typed);

struct LinePreview {
    enum class Kind {
        nothing,     ///< nothing is typed and nothing is due
        will_do,     ///< Enter posts this
        refused,     ///< a rule forbids it
        unreadable,  ///< the grammar cannot read it, or not yet
        asks,        ///< Enter asks for the player of the line
    };
    Kind kind = Kind::nothing;
    std::string text;
    std::string line;           ///< as understood, in the banker's language
    std::string notes;          ///< the notes that change hands then, in words
    StandingsDiff standings{};  ///< the effect on places and totals, once the game is over
    bool by_keys = false;       ///< typed with the keyboard set to another layout
    bool dice = false;          ///< two dice without a space, and nothing else
    int column = 0;             ///< for unreadable: the place, 1-based in characters of the typed text; otherwise 0
};

[[nodiscard]] LinePreview preview_line(const Language& lang, const Session& session, std::string_view typed);

/// Whether a text asks for help instead of posting: "help", "?", "aide".
[[nodiscard]] bool asks_for_help(const Setup& setup, std::string_view typed);

/// The sentence for a line that was not posted. Requires an outcome other than Posted.
[[nodiscard]] std::string outcome_text(const Language& lang, const Setup& setup, const Outcome& outcome);

/// A line that a button began, with the closing quotation mark that its text still needs.
[[nodiscard]] std::string with_closed_quotes(std::string line);

}  // namespace tablebank
