// The dialog that is open over the table, the keys that open one, and the buttons that do the same.

#include <algorithm>
#include <string>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

void draw_dialogs(const Ui& ui, Dialogs& dialogs, const Game& game, PendingIntent& queue) {
    DialogState& state = dialogs.state();
    switch (state.open) {
        case Dialog::trade:
            draw_trade(ui, dialogs.trade(), state, queue);
            break;
        case Dialog::auction:
            draw_auction(ui, dialogs.auction(), state, queue);
            break;
        case Dialog::card:
            draw_card(ui, dialogs.card(), state, queue);
            break;
        case Dialog::bankruptcy:
            draw_bankruptcy(ui, dialogs.bankruptcy(), state, queue);
            break;
        case Dialog::rulings:
            draw_rulings(ui, game, dialogs.rulings(), state, queue);
            break;
        case Dialog::repair:
            return draw_repair(ui, dialogs.repair(), state, queue);
        case Dialog::none:
            break;
    }
    listen_for_dialogs(queue);
}

void listen_for_dialogs(PendingIntent& queue) {
    using enum KeyAction;
    listen_for({trade, auction, card, bankruptcy, rulings}, queue);
}

namespace {

struct Way {
    const char* key;
    KeyAction action;
    std::string name;
};

/// To the dialogs, from left to right.
std::vector<Way> ways_to_dialogs(const Language& lang) {
    return {{"line.trade", KeyAction::trade, lang.tr("Trade")},
            {"line.auction", KeyAction::auction, lang.tr("Auction")},
            {"line.card", KeyAction::card, lang.tr("Card")},
            {"line.bankruptcy", KeyAction::bankruptcy, lang.tr("Bankruptcy")}};
}

}  // namespace

void draw_dialog_buttons(const Ui& ui, Rect& row, PendingIntent& queue) {
    std::vector<Way> ways = ways_to_dialogs(ui.lang);
    std::ranges::reverse(ways);  // the last one is cut off the row first
    float width = 0;
    ButtonStyle style{.look = ButtonLook::quiet, .height = row.height(), .lettering = Lettering::small};
    const auto sized = [&](const Way& way) {
        style.key_hint = hint_of(way.action);
        return button_width(ui, way.name, style);
    };
    for (const Way& way : ways) width += sized(way) + ui.gap(Gap::tight);
    // A narrow window shows the key alone, and its name as a tooltip.
    const bool short_of_room = row.width() - width < ui.px(300);
    for (const Way& way : ways) {
        sized(way);
        if (short_of_room) {
            style.tip = way.name;
            style.key_hint.clear();
        }
        const std::string words = short_of_room ? hint_of(way.action) : way.name;
        if (button_right(ui, row, way.key, words, style, ui.gap(Gap::tight))) queue.push(intent_of(way.action));
    }
}

void draw_row_of_ways(const Ui& ui, Rect row, PendingIntent& queue) {
    std::vector<Way> ways = ways_to_dialogs(ui.lang);
    ways.push_back({"line.settlement", KeyAction::settlement, ui.lang.tr("Settlement")});
    ways.push_back({"line.settings", KeyAction::settings, ui.lang.tr("Settings")});
    ways.push_back({"line.players", KeyAction::players, ui.lang.tr("Players' screen")});
    ButtonStyle style{.look = ButtonLook::quiet, .height = row.height(), .lettering = Lettering::small};
    float width = 0;
    for (const Way& way : ways) {
        style.key_hint = hint_of(way.action);
        width += button_width(ui, way.name, style) + ui.gap(Gap::hair);
    }
    // If the keys do not fit next to the names, they are tooltips.
    const bool named_only = width > row.width();
    for (const Way& way : ways) {
        const std::string hint = hint_of(way.action);
        style.key_hint = named_only ? std::string{} : hint;
        style.tip = named_only ? key_text(ui.lang, hint) : std::string{};
        const Rect at = cut_left(row, std::min(row.width(), button_width(ui, way.name, style)), ui.gap(Gap::hair));
        style.width = at.width();
        ImGui::SetCursorScreenPos(at.min);
        if (button(ui, way.key, way.name, style)) queue.push(intent_of(way.action));
    }
}

}  // namespace tablebank
