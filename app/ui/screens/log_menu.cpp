// The actions on one entry, in a small menu over its row: by the right mouse button, by the three dots, or by the Menu
// key (Shift+F10) for the selected entry.

#include <algorithm>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/typing/wrong_roll.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

struct MenuItem {
    const char* key;
    std::string text;
    bool enabled = true;
    std::string why_not{};
};

constexpr std::size_t item_undo = 1;
constexpr std::size_t item_amend = 2;
constexpr std::size_t item_back = 3;
constexpr std::size_t item_branch = 4;
constexpr std::size_t item_extract = 5;
constexpr std::size_t item_fold = 6;
using MenuItems = std::vector<MenuItem>;

/// Empty if it can be undone.
std::string why_not_undone(const Language& lang, const LogRow& row) {
    if (row.opening) return lang.tr("the opening of the game cannot be undone");
    return row.reversed_by ? lang.tr("It was undone already.") : std::string{};
}

MenuItems items_for(const Language& lang, const LogRow& row) {
    const std::string undone = why_not_undone(lang, row);
    const std::string unmended = why_not_mended(lang, row);
    MenuItems items{{"log.menu.look", lang.tr("Show the table after it")},
                    {"log.menu.undo", lang.tr("Undo this"), undone.empty(), undone},
                    {"log.menu.amend", lang.tr("Correct…"), unmended.empty(), unmended},
                    {"log.menu.back", lang.tr("Undo to this point…")},
                    {"log.menu.branch", lang.tr("Branch into a new game…")},
                    {"log.menu.extract", lang.tr("Write an extract of it (PDF)")}};
    if (row.holds > 0)
        items.push_back({"log.menu.fold", row.open ? lang.tr("Fold its entries") : lang.tr("Show its entries")});
    return items;
}

void choose_item(const Language& lang, std::size_t item, const LogRow& row, TableState& state, PendingIntent& queue) {
    const std::string number = " #" + std::to_string(row.sequence);
    if (item == item_undo) return queue.push(intent::Post{"undo" + number});
    if (item == item_amend) return mend_entry(lang, row, state, queue);
    if (item == item_extract) return queue.push(intent::WriteExtract{row.sequence});
    if (item == item_fold) return fold_or_open(row, state);
    state.past.look(row.stands_at());
    state.past.asks_take_back = item == item_back;
    if (item == item_branch) state.past.branch = BranchDraft{};
}

/// The item that the keyboard is on, after the keys of this frame; whether it was taken.
bool listen(const MenuItems& items, LogMenu& menu) {
    const auto count = static_cast<int>(items.size());
    const auto step = [&](int by) {
        do menu.chosen = (menu.chosen + by + count) % count;
        while (!items[static_cast<std::size_t>(menu.chosen)].enabled);
    };
    if (pressed_or_held(KeyAction::down)) step(1);
    if (pressed_or_held(KeyAction::up)) step(-1);
    return pressed(KeyAction::go_on);
}

}  // namespace

std::string why_not_mended(const Language& lang, const LogRow& row) {
    if (std::string undone = why_not_undone(lang, row); !undone.empty()) return undone;
    if (row.reverses) return lang.tr("It undoes another entry, and says nothing of its own.");
    return row.holds > 0 ? lang.tr("It is several entries; each of them is corrected separately.") : std::string{};
}

void mend_entry(const Language& lang, const LogRow& row, TableState& state, PendingIntent& queue) {
    state.past = {};
    queue.push(intent::TypeLine{localized_line(lang, line_to_mend(row.sequence, row.line))});
}

void fold_or_open(const LogRow& row, TableState& state) {
    auto& opened = state.selection.opened;
    if (!opened.insert(row.sequence).second) opened.erase(row.sequence);
    state.log.scroll_to = row.sequence;
}

void draw_log_menu(const Ui& ui, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue) {
    if (!state.log.menu) return;
    LogMenu& menu = *state.log.menu;
    const LogRow& row = snapshot.log.at(static_cast<std::size_t>(menu.sequence - 1));
    const auto items = items_for(ui.lang, row);
    const Palette& p = ui.palette();
    ButtonStyle style{.look = ButtonLook::quiet, .lettering = Lettering::small, .align = Align::left};
    style.width = ui.px(300);  // the entry is named above, as far as it fits
    for (const MenuItem& item : items) style.width = std::max(style.width, button_width(ui, item.text, style));
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float row_height = ui.fonts.size(style.lettering) + ui.gap(Gap::large);
    const ImVec2 size{style.width + 2 * ui.gap(Gap::tight),
                      row_height * static_cast<float>(items.size() + 1) + 2 * ui.gap(Gap::tight)};
    if (!menu.placed) {
        // Its row is not visible, because a search left it out.
        menu.x = (display.x - size.x) / 2;
        menu.y = (display.y - size.y) / 2;
    }
    const ImVec2 at{std::clamp(menu.x, 0.0F, std::max(0.0F, display.x - size.x - ui.gap(Gap::small))),
                    std::clamp(menu.y, 0.0F, std::max(0.0F, display.y - size.y - ui.gap(Gap::small)))};
    ImGui::SetNextWindowPos(at);
    ImGui::SetNextWindowSize(size);
    // Takes the keyboard from the command line.
    if (menu.fresh) ImGui::SetNextWindowFocus();
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.gap(Gap::tight), ui.gap(Gap::tight)));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    ImGui::PushStyleColor(ImGuiCol_WindowBg, p.raised);
    ImGui::Begin("###logmenu", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings);
    paint_edge(ui, {at, {at.x + size.x, at.y + size.y}}, p.accent);
    const std::string entry = '#' + std::to_string(row.sequence) + ' ' + row.text;
    const Rect head{{at.x + ui.gap(Gap::large), at.y + ui.gap(Gap::tight)},
                    {at.x + size.x - ui.gap(Gap::large), at.y + ui.gap(Gap::tight) + row_height}};
    paint_name(ui, head, Lettering::strong, p.text, entry);
    ui.list().AddRectFilled({head.min.x, head.max.y - ui.px(1)}, head.max, p.line);
    ui.report({ProbedWidget::Kind::note, "log.menu.entry", entry, head.min, head.max});
    ImGui::Dummy({style.width, row_height});
    std::optional<std::size_t> taken;
    if (!menu.fresh && listen(items, menu)) taken = static_cast<std::size_t>(menu.chosen);
    for (std::size_t i = 0; i < items.size(); ++i) {
        style.look = menu.chosen == static_cast<int>(i) ? ButtonLook::chosen : ButtonLook::quiet;
        style.enabled = items[i].enabled;
        style.tip = items[i].why_not;
        if (button(ui, items[i].key, items[i].text, style)) taken = i;
    }
    const bool over = ImGui::IsMouseHoveringRect(at, {at.x + size.x, at.y + size.y}, false);
    const bool aside = !menu.fresh && !over && (ImGui::IsMouseClicked(0) || ImGui::IsMouseClicked(1));
    const bool closed = aside || pressed(KeyAction::back);
    ImGui::End();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
    menu.fresh = false;
    if (!taken && !closed) return;
    state.log.menu.reset();
    state.line.wants_keyboard = true;
    if (taken) choose_item(ui.lang, *taken, row, state, queue);
}

}  // namespace tablebank
