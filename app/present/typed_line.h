#pragma once
// What Enter will do with a half-typed line: the line that is posted for it, and that line's effect in plain words.
//
// The window's command line takes a few answers shorter than the grammar, while the player in turn has something open
// that asks for exactly that: two dice for a utility, one die for the foundation, a card's effect, nothing at all for a
// plain due; and at any time a deed with + or - (app/present/deed_answer.h). Everything else goes to the grammar as it
// stands.

#include <string>
#include <string_view>

#include "app/session/session.h"
#include "ledger/game.h"

namespace tablebank {

struct LineToPost {
    std::string line;      ///< empty where Enter has nothing to post
    bool by_keys = false;  ///< typed with the keyboard set to another layout: app/present/keyboard_layout.h
};
/// What Enter posts for what was typed. Other layouts are thought of only where the text is no line as it stands, and
/// where it can mean one line only.
[[nodiscard]] LineToPost read_typed(const Game& game, std::string_view typed);
/// The line that Enter posts for what was typed; empty where Enter has nothing to post.
[[nodiscard]] std::string line_to_post(const Game& game, std::string_view typed);

struct LinePreview {
    enum class Kind {
        nothing,     ///< nothing is typed and nothing is due
        will_do,     ///< Enter posts this
        refused,     ///< a rule stands in the way
        unreadable,  ///< the grammar does not know it, or not yet
    };
    Kind kind = Kind::nothing;
    std::string text;
    std::string line;      ///< the canonical line, where it is understood
    std::string notes;     ///< the notes that change hands then, in words
    bool by_keys = false;  ///< typed with the keyboard set to another layout
    int column = 0;        ///< unreadable: where, 1-based in characters of what was typed; else 0
};

[[nodiscard]] LinePreview preview_line(const Session& session, std::string_view typed);

/// The sentence for a line that was not posted. Requires an outcome other than Posted.
[[nodiscard]] std::string outcome_text(const Setup& setup, const Outcome& outcome);

}  // namespace tablebank
