#pragma once
// What Enter will do with a half-typed line: the line that is posted for it, and that line's effect in plain words.
//
// The window's command line takes a few answers shorter than the grammar, while the player in turn has something open
// that asks for exactly that: two dice for a utility, one die for the foundation, a card's effect or its number,
// nothing at all for a plain due; at the end the dice for the walk (ending_dice.h); and at any time a deed with + or -
// (deed_answer.h) or a trade around an equals sign (trade_answer.h). The dice of the next roll, while one plain debt is
// open that can be paid, pay it first. Everything else goes to the grammar as it stands.

#include <string>
#include <string_view>
#include <vector>

#include "app/present/words/standings_diff.h"
#include "app/session/session.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

struct LineToPost {
    std::string line;      ///< empty where Enter has nothing to post
    bool by_keys = false;  ///< typed with the keyboard set to another layout: app/present/typing/keyboard_layout.h
    std::string first{};   ///< posted before it, both or neither; usually empty
    [[nodiscard]] std::vector<std::string> all() const;
};
/// What Enter posts for what was typed. Other layouts are thought of only where the text is no line as it stands, and
/// where it can mean one line only.
[[nodiscard]] LineToPost read_typed(const Table& table, std::string_view typed);

struct LinePreview {
    enum class Kind {
        nothing,     ///< nothing is typed and nothing is due
        will_do,     ///< Enter posts this
        refused,     ///< a rule stands in the way
        unreadable,  ///< the grammar does not know it, or not yet
    };
    Kind kind = Kind::nothing;
    std::string text;
    std::string line;           ///< as it is understood, in the banker's language; typed by other keys, canonical
    std::string notes;          ///< the notes that change hands then, in words
    StandingsDiff standings{};  ///< what becomes of places and totals, once the game is over
    bool by_keys = false;       ///< typed with the keyboard set to another layout
    bool dice = false;          ///< two dice without a blank, and nothing else
    int column = 0;             ///< unreadable: where, 1-based in characters of what was typed; else 0
};

[[nodiscard]] LinePreview preview_line(const Language& lang, const Session& session, std::string_view typed);

/// What Tab makes of a half-typed line, most likely first; with a blank at the end where more must follow. While a card
/// is to be read the cards of its deck come first, before them what several have in common, after them the words of
/// cards.
[[nodiscard]] std::vector<std::string> typed_completions(const Game& game, std::string_view typed,
                                                         std::string_view language);

/// The sentence for a line that was not posted. Requires an outcome other than Posted.
[[nodiscard]] std::string outcome_text(const Language& lang, const Setup& setup, const Outcome& outcome);

}  // namespace tablebank
