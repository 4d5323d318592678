#pragma once
// An action that the screen offers: a button, its key and the line it posts. `allowed` is only a hint; decide checks
// the line again.

#include <string>

namespace tablebank {

/// The keys of choices on the table screen.
enum class ActionKey { none, enter, f2, f3, f4, f5, f6, f7, f8 };

/// The dialogs over the table screen; each of them writes one line.
enum class Dialog { none, trade, auction, card, bankruptcy, rulings, repair };

struct OfferedAction {
    std::string id;    ///< unique on its screen: "pay", "decline"
    std::string text;  ///< "Pay 184"
    std::string line;  ///< the posted line, in the grammar
    ActionKey key = ActionKey::none;
    bool allowed = true;
    std::string reason{};         ///< why it is not allowed, or its effect
    bool to_finish = false;       ///< the line needs more words: it is put into the command line and not posted
    Dialog opens = Dialog::none;  ///< it opens a dialog instead of posting
    bool aside = false;           ///< rarely needed: shown apart from the others, and in a quieter style
    bool foremost = false;        ///< the main action, if that is not on Enter
    int seat = 0;                 ///< the player who acts; 0: no single player
    std::string question{};       ///< asked before the line is posted; empty: it is posted at once
};

/// A button as a screen drew it, so that the command palette can list the buttons of the open screen.
struct SeenButton {
    std::string key;   ///< the same in every language: "turn.tax-fixed"
    std::string text;  ///< as shown
    std::string hint;  ///< the key with the same effect, or empty
};

}  // namespace tablebank
