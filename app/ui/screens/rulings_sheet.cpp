#include "app/ui/screens/rulings_sheet.h"

#include "app/i18n/language.h"
#include "app/ui/widgets/button.h"

namespace tablebank {
namespace {

/// On the value just drawn: the default.
void paint_usual(const Ui& ui) {
    const Rect in{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    paint_line(ui, in.inset(ui.gap(Gap::medium), 0), Lettering::tiny, ui.palette().faint,
               ui.lang.tr("the edition's default"), Align::right);
}

/// A value of a ruling; Tab reaches only the one that holds.
bool value_button(const DialogUi& dialog, const std::string& key, const std::string& words, const ButtonStyle& style,
                  bool holds) {
    const bool press = button(dialog.ui, key, words, style);
    return dialog.ring.stop(key, {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()}, style.enabled, holds) || press;
}

void draw_ruling(const DialogUi& dialog, const std::string& screen, const RulingChoice& ruling,
                 std::map<std::string, std::string>& chosen) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    text(ui, Lettering::small, ruling.changed ? p.accent : p.text, ruling.text);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(6));
    note(ui, screen + ".reason." + ruling.key, Lettering::tiny, p.quiet, ruling.reason);
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
        if (value_button(dialog, screen + ".rule." + ruling.key + '.' + value.value, value.text, style, holds))
            chosen[ruling.key] = value.value;
        if (ruling.changed && value.value == ruling.usual) paint_usual(ui);
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(6));
    }
    if (ruling.takes_number) {
        std::string value = ruling.value;
        const std::string key = screen + ".rule." + ruling.key + ".number";
        if (ruling_number(ui, &dialog.ring, key, value, ruling.values.front().value)) chosen[ruling.key] = value;
    }
    space(ui, Gap::small);
}

}  // namespace

void draw_rulings_sheet(const DialogUi& dialog, const Rect& in, const std::string& screen,
                        const std::vector<RulingChoice>& rulings, std::map<std::string, std::string>& chosen) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::large));
    paint_line(ui, cut_top(rest, ui.px(28)), Lettering::title, p.text, ui.lang.tr("Rulings"));
    const Pane pane("rulings", rest);
    text(ui, Lettering::small, p.quiet,
         ui.lang.tr("If the rule book is silent, the table decides. These are the defaults of the edition."));
    space(ui, Gap::tight);
    for (const RulingChoice& ruling : rulings) draw_ruling(dialog, screen, ruling, chosen);
}

}  // namespace tablebank
