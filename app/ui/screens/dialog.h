#pragma once
// What the dialogs over the table have in common: the frame with its title, the foot with the line that will be posted,
// and the parts they are made of. Every part is a stop of the keyboard and can be clicked.

#include <cstdint>
#include <string>
#include <string_view>

#include "app/present/dialogs/dialog_foot.h"
#include "app/present/words/player_mark.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/focus.h"
#include "app/viewmodel/dialog_state.h"
#include "app/viewmodel/intent.h"

namespace tablebank {

/// Everything that a part of a dialog needs in one frame.
struct DialogUi {
    const Ui& ui;
    FocusRing& ring;
    PendingIntent& queue;
    [[nodiscard]] const Palette& palette() const { return ui.palette(); }
};

/// How the foot behaves in this frame.
struct FootStyle {
    bool enter_posts = true;  ///< Enter is the same as the button; while it means something else, Ctrl+Enter is
};

/// The window over the table, from the title down to the foot, for as long as it lives.
class DialogFrame {
public:
    /// Where what a foot says needs more than two rows, its room grows upwards for it.
    DialogFrame(const Ui& ui, const std::string& title, float width, float height, const DialogFoot* says = nullptr);
    DialogFrame(const DialogFrame&) = delete;
    DialogFrame& operator=(const DialogFrame&) = delete;
    ~DialogFrame();
    [[nodiscard]] const Rect& body() const { return body_; }
    /// Title and closing cross; Escape closes, unless it is one step back from something else.
    void head(const DialogUi& dialog, DialogState& state, bool escape_closes = true) const;
    /// The line, what it would do, and the button that posts it.
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
/// Something that holds or does not, with its check box.
[[nodiscard]] bool dialog_toggle(const DialogUi& dialog, std::string_view key, const std::string& text, bool chosen);
/// The next part stands beside the last one where `width` still fits.
void beside_if_fits(const Ui& ui, float width);
/// Players side by side, one of whom is chosen: the seat of the one who was pressed. Of more than two only the chosen
/// one shows a name.
[[nodiscard]] std::optional<int> choose_player(const DialogUi& dialog, const std::string& key,
                                               const std::vector<PartyChip>& players);
/// Things to choose from, side by side as far as they fit; `choice` says of each its key, its words and whether it is
/// chosen. The one that was pressed.
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
/// A small heading over a part.
void dialog_caption(const Ui& ui, const std::string& words);
/// The colour of a city with its second mark, or the edge of a company, along the left end of a row.
void paint_city_strip(const Ui& ui, const Rect& in, const std::string& colour, int city);
/// A row that can be chosen: its ground, its edge where it holds, and whether it was pressed; the row below it comes
/// next.
struct ChoiceRow {
    bool pressed = false;
    bool hovered = false;
};
[[nodiscard]] ChoiceRow choice_row(const DialogUi& dialog, const std::string& key, const std::string& words,
                                   const Rect& in, bool chosen);
/// A check box, so that what is chosen is not told by colour alone.
void paint_check(const Ui& ui, ImVec2 centre, bool chosen);

struct AmountStyle {
    std::int64_t step = 1;     ///< the smallest; the others are ten and a hundred of it
    std::int64_t most = 0;     ///< beyond it the figure is marked; 0: nothing is too much
    std::string takes_from{};  ///< digits are taken too while the keyboard is at a key that begins so
};
/// A sum that is typed, or stepped with the mouse; `digits` holds it, empty for none.
void amount_field(const DialogUi& dialog, const std::string& key, std::string& digits, const AmountStyle& style);

/// What was typed in this frame goes to the end of a text, and Backspace takes from it; whether it changed.
[[nodiscard]] bool write_at_end(const DialogUi& dialog, std::string& text);
/// Why something is posted, under its caption.
void reason_part(const DialogUi& dialog, const std::string& key, std::string& why, const std::string& caption,
                 const std::string& hint);
/// A line of text, or `hint` while it is empty, with the caret where the keyboard is at it.
void text_part(const DialogUi& dialog, const std::string& key, const std::string& text, const std::string& hint);

void draw_trade(const Ui& ui, const TradeSnapshot& snapshot, DialogState& state, PendingIntent& queue);
void draw_auction(const Ui& ui, const AuctionSnapshot& snapshot, DialogState& state, PendingIntent& queue);
void draw_card(const Ui& ui, const CardSnapshot& snapshot, DialogState& state, PendingIntent& queue);
void draw_bankruptcy(const Ui& ui, const BankruptcySnapshot& snapshot, DialogState& state, PendingIntent& queue);
void draw_repair(const Ui& ui, const RepairSnapshot& snapshot, DialogState& state, PendingIntent& queue);
void draw_rulings(const Ui& ui, const Game& game, const RulingsSnapshot& snapshot, DialogState& state,
                  PendingIntent& queue);

/// Of a ruling that takes a number besides its word: the value that many steps from `value`, from 1 to
/// most_ruling_number; below 1, and for an emptied field, `word` stands: what leaves the figure to the edition.
[[nodiscard]] std::string stepped_ruling(const std::string& value, int steps, const std::string& word);

/// Between two buttons that make it smaller and larger; the keyboard types into it, as a stop of a ring where there is
/// one. Empty while the word holds. True when the value changed.
bool ruling_number(const Ui& ui, FocusRing* ring, const std::string& key, std::string& value, const std::string& word);

}  // namespace tablebank
