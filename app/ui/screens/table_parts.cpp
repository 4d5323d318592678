// How the parts of a table share its screen: side by side, or, in a small window or with large letters, the players and
// one part at a time.

#include <algorithm>

#include "app/desk/keys.h"
#include "app/i18n/language.h"
#include "app/ui/screens/guide.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"

namespace tablebank {

namespace {

/// Whether only one part has room beside the players.
bool is_small(const Ui& ui, const Rect& in) {
    return in.width() < ui.px(940) || in.height() < ui.px(450);
}

/// Of the column that a deed shares with the log. The rents of a street come before the older entries.
float deed_height(const Ui& ui, const DeedSnapshot& deed, float column) {
    if (!deed.printed.empty() && !deed.actions.empty())
        return std::min(std::max(column * 0.64F, ui.px(430)), column * 0.74F);
    if (!deed.printed.empty()) return std::min(std::max(column * 0.5F, ui.px(300)), column * 0.74F);
    return std::max(ui.px(96), column * (deed.state.empty() ? 0.14F : 0.45F));
}

/// The advice beside a practice game, above the log, or below the players where there is no log. While a deed is looked
/// at in a low window it keeps to the keys.
void draw_guide_in(const Ui& ui, Rect& column, const TableSnapshot& shown, bool above, CommandQueue& queue) {
    if (!shown.guide) return;
    const float full = guide_height(ui, *shown.guide, column.width(), false);
    const bool brief = full > column.height() * (shown.deed ? 0.3F : 0.62F);
    const float height = brief ? guide_height(ui, *shown.guide, column.width(), true) : full;
    const float gap = ui.gap(Gap::medium);
    const Rect at = above ? cut_top(column, height, gap) : cut_bottom(column, height, gap);
    draw_guide(ui, at, *shown.guide, brief, queue);
}

void draw_side_by_side(const Ui& ui, Rect rest, const TableSnapshot& shown, const TableSnapshot& now, TableState& state,
                       CommandQueue& queue) {
    const float gap = ui.gap(Gap::medium);
    const float width = rest.width();
    const bool wide = width > ui.px(1570);
    const bool narrow = width < ui.px(1170);
    draw_players(ui, cut_left(rest, ui.px(wide ? 340.0F : narrow ? 220.0F : 276.0F), gap), shown, state);
    Rect log = cut_right(rest, ui.px(wide ? 380.0F : narrow ? 240.0F : 272.0F), gap);
    draw_board(ui, rest, shown, state, queue);
    draw_guide_in(ui, log, shown, true, queue);
    if (shown.deed) {
        draw_deed(ui, cut_top(log, deed_height(ui, *shown.deed, log.height()), gap), shown, state, queue);
    }
    draw_log(ui, log, now, state);
}

/// The names of the parts, of which one is shown, and what the bank has.
void draw_choice(const Ui& ui, Rect row, const BankFace& bank, TableState& state, TableMiddle middle) {
    const auto one = [&](const char* key, TableMiddle part, const std::string& name, const std::string& hint) {
        const ButtonStyle style{.look = part == middle ? ButtonLook::chosen : ButtonLook::quiet,
                                .key_hint = hint,
                                .height = row.height(),
                                .lettering = Lettering::small};
        if (!button_left(ui, row, key, name, style, ui.gap(Gap::small))) return;
        state.middle = part;
        state.selection.space.reset();
        state.line.wants_keyboard = true;
    };
    one("middle.turn", TableMiddle::turn, ui.lang.tr("What is due"), "");
    one("middle.board", TableMiddle::board, ui.lang.tr("Board"), hint_of(KeyAction::board));
    one("middle.log", TableMiddle::log, ui.lang.tr("Log"), hint_of(KeyAction::search_log));
    // The figures of the upper strip have no room there either.
    const std::string has = ui.lang.tr("the bank has") + ' ' + bank.cash + "  ·  " + bank.houses_name + ' ' +
                            bank.houses + "  ·  " + bank.hotels_name + ' ' + bank.hotels;
    paint_line(ui, row, Lettering::small, ui.palette().quiet, has, Align::right);
    ui.report({ProbedWidget::Kind::note, "middle.bank", has, row.min, row.max});
}

void draw_one_at_a_time(const Ui& ui, Rect rest, const TableSnapshot& shown, const TableSnapshot& now,
                        TableState& state, CommandQueue& queue) {
    const float gap = ui.gap(Gap::medium);
    if (state.focus_search || state.searching) state.middle = TableMiddle::log;
    if (state.middle != TableMiddle::board) {
        Rect column = cut_left(rest, std::min(ui.px(252), rest.width() * 0.36F), gap);
        draw_guide_in(ui, column, shown, false, queue);
        draw_players(ui, column, shown, state);
    }
    draw_choice(ui, cut_top(rest, ui.px(28), ui.gap(Gap::small)), shown.top.bank, state, state.middle);
    if (shown.deed && state.middle != TableMiddle::log) return draw_deed(ui, rest, shown, state, queue);
    switch (state.middle) {
        case TableMiddle::turn:
            paint_panel(ui, rest, ui.palette().panel);
            return draw_stage(ui, rest, shown, state, queue);
        case TableMiddle::board:
            return draw_board(ui, rest, shown, state, queue);
        case TableMiddle::log:
            return draw_log(ui, rest, now, state);
    }
}

}  // namespace

void draw_table_parts(const Ui& ui, const Rect& in, const TableSnapshot& shown, const TableSnapshot& now,
                      TableState& state, CommandQueue& queue) {
    if (is_small(ui, in)) return draw_one_at_a_time(ui, in, shown, now, state, queue);
    draw_side_by_side(ui, in, shown, now, state, queue);
}

}  // namespace tablebank
