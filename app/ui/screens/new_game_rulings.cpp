// The rulings of a new game: each with its values, which of them is the edition's own, and why.

#include "app/i18n/language.h"
#include "app/ui/screens/new_game_parts.h"
#include "app/ui/screens/ruling_number.h"

namespace tablebank {

namespace {

/// On the value just drawn: what would hold had nobody chosen.
void paint_usual(const Ui& ui) {
    const Rect in{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    paint_line(ui, in.inset(ui.gap(Gap::medium), 0), Lettering::tiny, ui.palette().faint,
               ui.lang.tr("the edition's default"), Align::right);
}

void draw_ruling(const NewGameUi& screen, const RulingChoice& ruling) {
    const Ui& ui = screen.ui;
    const Palette& p = ui.palette();
    text(ui, Lettering::small, ruling.changed ? p.accent : p.text, ruling.text);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(6));
    note(ui, "new.reason." + ruling.key, Lettering::tiny, p.quiet, ruling.reason);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.gap(Gap::tight));
    const ButtonLook held = ruling.changed ? ButtonLook::chosen : ButtonLook::usual;
    const float width = ImGui::GetContentRegionAvail().x;
    const float room = width - 2 * ui.gap(Gap::medium);
    for (const RulingChoice::Value& value : ruling.values) {
        const bool holds = value.value == ruling.value;
        const ButtonStyle style{.look = holds ? held : ButtonLook::quiet,
                                .tip = measure(ui, Lettering::small, value.text).x > room ? value.text : "",
                                .says = value.says,
                                .width = width,
                                .height = ui.px(25),
                                .lettering = Lettering::small,
                                .align = Align::left};
        if (new_game_button(screen, "new.rule." + ruling.key + '.' + value.value, value.text, style, holds))
            screen.draft().rulings[ruling.key] = value.value;
        if (ruling.changed && value.value == ruling.usual) paint_usual(ui);
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(6));
    }
    if (ruling.takes_number) {
        std::string value = ruling.value;
        const std::string key = "new.rule." + ruling.key + ".number";
        if (ruling_number(ui, &screen.ring, key, value, ruling.values.front().value))
            screen.draft().rulings[ruling.key] = value;
    }
    space(ui, Gap::small);
}

}  // namespace

void draw_rulings_sheet(const NewGameUi& screen, const Rect& in) {
    const Ui& ui = screen.ui;
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::large));
    paint_line(ui, cut_top(rest, ui.px(28)), Lettering::title, p.text, ui.lang.tr("Rulings"));
    const Pane pane("rulings", rest);
    text(ui, Lettering::small, p.quiet,
         ui.lang.tr("Where the rule book is silent, the table decides. These are the defaults of the edition."));
    space(ui, Gap::tight);
    for (const RulingChoice& ruling : screen.snapshot.rulings) draw_ruling(screen, ruling);
}

}  // namespace tablebank
