#pragma once
// The common parts of the dialogs over the table: the frame with its title, the foot with the line that will be posted,
// and the widgets. Every widget is a focus stop and can be clicked.

#include <cstdint>
#include <string>
#include <string_view>

#include "app/present/dialogs/dialog_foot.h"
#include "app/present/words/player_mark.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keyboard_focus.h"
#include "app/viewmodel/dialog_state.h"
#include "app/viewmodel/intent.h"

namespace tablebank {

/// The context of one part of a dialog in one frame.
struct DialogUi {
    const Ui& ui;
    FocusRing& ring;
    PendingIntent& queue;
    [[nodiscard]] const Palette& palette() const { return ui.palette(); }
};

/// The behaviour of the foot in this frame.
struct FootStyle {
    bool enter_posts = true;  ///< Enter posts, like the button; if false, only Ctrl+Enter does
};

/// The ImGui window of a dialog, from its title to its foot, until the end of the scope.
class DialogFrame {
public:
    /// If the text of the foot needs more than two rows, the foot grows upwards.
    DialogFrame(const Ui& ui, const std::string& title, float width, float height, const DialogFoot* says = nullptr);
    DialogFrame(const DialogFrame&) = delete;
    DialogFrame& operator=(const DialogFrame&) = delete;
    ~DialogFrame();
    [[nodiscard]] const Rect& body() const { return body_; }
    /// Title and close button. Escape closes the dialog if `escape_closes`.
    void head(const DialogUi& dialog, DialogState& state, bool escape_closes = true) const;
    /// The line, its effect, and the button that posts it.
    void foot(const DialogUi& dialog, const DialogFoot& foot, DialogState& state, const FootStyle& style = {}) const;

private:
    const Ui& ui_;
    std::string title_;
    Rect head_;
    Rect body_;
    Rect foot_;
};

[[nodiscard]] bool dialog_button(const DialogUi& dialog, std::string_view key, std::string_view text,
                                 const ButtonStyle& style = {});
/// An option with a check box.
[[nodiscard]] bool dialog_toggle(const DialogUi& dialog, std::string_view key, const std::string& text, bool chosen);
/// Puts the next widget on the same row if `width` still fits.
void beside_if_fits(const Ui& ui, float width);
/// Players side by side, one of them chosen; returns the seat that was pressed. If there are more than two players,
/// only the chosen one shows a name.
[[nodiscard]] std::optional<int> choose_player(const DialogUi& dialog, const std::string& key,
                                               const std::vector<PartyChip>& players);
/// Options side by side, as far as they fit. `choice` returns the key, the text and whether an option is chosen.
/// Returns the one that was pressed.
template <class All, class Choice>
[[nodiscard]] auto choose_one(const DialogUi& dialog, const All& all, const Choice& choice, ButtonStyle style) {
    decltype(&all.front()) pressed = nullptr;
    const ButtonLook other = style.look;
    for (const auto& one : all) {
        const auto [key, words, chosen] = choice(one);
        style.look = chosen ? ButtonLook::chosen : other;
        if (&one != &all.front()) beside_if_fits(dialog.ui, button_width(dialog.ui, words, style));
        if (dialog_button(dialog, key, words, style)) pressed = &one;
    }
    return pressed;
}
/// A small heading of a part.
void dialog_caption(const Ui& ui, const std::string& words);
/// A strip at the left end of a row: the colour of the city and its mark, or the edge of a company.
void paint_city_strip(const Ui& ui, const Rect& in, const std::string& colour, int city);
/// Draws a row that can be chosen, with its background and, if it is chosen, its edge. The next row follows below it.
struct ChoiceRow {
    bool pressed = false;
    bool hovered = false;
};
[[nodiscard]] ChoiceRow choice_row(const DialogUi& dialog, const std::string& key, const std::string& words,
                                   const Rect& in, bool chosen);
/// A check box, so that colour is not the only mark of the chosen option.
void paint_check(const Ui& ui, ImVec2 centre, bool chosen);

struct AmountStyle {
    std::int64_t step = 1;     ///< the smallest step; the others are ten times and a hundred times as large
    std::int64_t most = 0;     ///< a larger sum is marked; 0: no limit
    std::string takes_from{};  ///< digits also go here while the focus is at a key with this prefix
};
/// A sum that is typed into a field, or changed by steps with the mouse. `digits` is its text; empty: no sum.
void amount_field(const DialogUi& dialog, const std::string& key, std::string& digits, const AmountStyle& style);

/// Appends the characters typed in this frame to a text; Backspace removes the last one. Returns whether the text
/// changed.
[[nodiscard]] bool write_at_end(const DialogUi& dialog, std::string& text);
/// The reason for a posting, below its caption.
void reason_part(const DialogUi& dialog, const std::string& key, std::string& why, const std::string& caption,
                 const std::string& hint);
/// A text of one line, or `hint` while it is empty; shows a caret if it has the focus.
void text_part(const DialogUi& dialog, const std::string& key, const std::string& text, const std::string& hint);

void draw_trade(const Ui& ui, const TradeSnapshot& snapshot, DialogState& state, PendingIntent& queue);
void draw_auction(const Ui& ui, const AuctionSnapshot& snapshot, DialogState& state, PendingIntent& queue);
void draw_card(const Ui& ui, const CardSnapshot& snapshot, DialogState& state, PendingIntent& queue);
void draw_bankruptcy(const Ui& ui, const BankruptcySnapshot& snapshot, DialogState& state, PendingIntent& queue);
void draw_repair(const Ui& ui, const RepairSnapshot& snapshot, DialogState& state, PendingIntent& queue);
void draw_rulings(const Ui& ui, const Game& game, const RulingsSnapshot& snapshot, DialogState& state,
                  PendingIntent& queue);

/// For a ruling that is a number or a word: the value that is `steps` away from `value`, from 1 to most_ruling_number.
/// Below 1, and for an empty field, the result is `word`, which leaves the figure to the edition.
[[nodiscard]] std::string stepped_ruling(const std::string& value, int steps, const std::string& word);

/// A number field between two buttons that make it smaller and larger; a focus stop if there is a ring. Empty while the
/// word applies. Returns true if the value changed.
bool ruling_number(const Ui& ui, FocusRing* ring, const std::string& key, std::string& value, const std::string& word);

}  // namespace tablebank
