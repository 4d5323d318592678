#pragma once
// Something the screen offers to do: a button, its key and the line it posts. What it allows is only a courtesy; decide
// checks the line again.

#include <string>

namespace tablebank {

/// The keys that a choice may have on the table screen.
enum class ActionKey { none, enter, f2, f3, f4, f5, f6, f7, f8 };

/// The dialogs over the table screen, each of which ends in one line.
enum class Dialog { none, trade, auction, card, bankruptcy, rulings, repair };

struct OfferedAction {
    std::string id;    ///< unique on its screen: "pay", "decline"
    std::string text;  ///< "Pay 184"
    std::string line;  ///< what it posts, in the grammar
    ActionKey key = ActionKey::none;
    bool allowed = true;
    std::string reason{};         ///< why it is not allowed, or what it would do
    bool to_finish = false;       ///< the line still wants words: it is put into the command line and not posted
    Dialog opens = Dialog::none;  ///< it opens a dialog in place of posting
    bool aside = false;           ///< seldom meant: it stands apart from the others, and quieter
    bool foremost = false;        ///< the one thing to do now, where that is not on Enter
    int seat = 0;                 ///< whose act it is; 0: nobody's alone
};

/// A button as a screen drew it: how the list of every action knows those of the screen that is open.
struct SeenButton {
    std::string key;   ///< its identity in every language, "turn.tax-fixed"
    std::string text;  ///< as shown
    std::string hint;  ///< the key on the keyboard that does the same, or empty
};

}  // namespace tablebank
