// The space that is looked at: its deed for each role, its rent today and why, what its owner may do.

#include <algorithm>
#include <array>

#include "app/i18n/words.h"
#include "app/present/spoken_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/city_mark.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

/// With Ctrl, for what may be done with the deed, in order.
constexpr std::array action_keys{Key::one, Key::two, Key::three, Key::four, Key::five, Key::six};

void draw_printed(const Ui& ui, const DeedSnapshot& deed) {
    const auto columns = static_cast<int>(deed.columns.size());
    if (deed.printed.empty() || !ImGui::BeginTable("printed", columns + 1, ImGuiTableFlags_SizingFixedFit)) return;
    const Palette& p = ui.palette();
    ImGui::TableSetupColumn("what", ImGuiTableColumnFlags_WidthStretch);
    for (const std::string& column : deed.columns) ImGui::TableSetupColumn(column.c_str());
    const auto right = [&ui](Lettering lettering, ImU32 colour, const std::string& words) {
        ImGui::TableNextColumn();
        line(ui, lettering, colour, words, Align::right);
    };
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    for (const std::string& column : deed.columns) right(Lettering::tiny, p.faint, column);
    for (const RentRow& row : deed.printed) {
        ImGui::TableNextRow();
        if (row.now) ImGui::TableSetBgColor(ImGuiTableBgTarget_RowBg0, p.hover);
        ImGui::TableNextColumn();
        text(ui, Lettering::small, row.now ? p.text : p.quiet, row.what);
        for (const std::string& figure : row.figures) right(Lettering::small, p.text, figure);
    }
    ImGui::EndTable();
}

void draw_heading(const Ui& ui, Rect& rest, const DeedSnapshot& deed, TableState& state) {
    const Palette& p = ui.palette();
    Rect head = cut_top(rest, ui.px(30));
    if (!deed.colour.empty()) {
        const Rect strip = cut_left(head, ui.px(16), ui.gap(Gap::small));
        const ImU32 colour = Theme::printed(deed.colour, p.raised);
        ui.list().AddRectFilled(strip.min, strip.max, colour, ui.px(2));
        paint_city_mark(ui, strip.centre(), ui.px(10), deed.city, colour);
    }
    const ButtonStyle quiet{.look = ButtonLook::quiet, .lettering = Lettering::small};
    const Rect close = cut_right(head, std::max(ui.px(48), button_width(ui, key_text("Esc"), quiet)));
    paint_line(ui, head, Lettering::title, p.text, deed.name);
    ImGui::SetCursorScreenPos(close.min);
    if (button(
            ui, "deed.close", key_text("Esc"),
            {.look = ButtonLook::quiet, .width = close.width(), .height = ui.px(26), .lettering = Lettering::small})) {
        state.selection.space.reset();
    }
    rest.min.y += ui.gap(Gap::small);
}

}  // namespace

void draw_deed(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    const Palette& p = ui.palette();
    const DeedSnapshot& deed = *snapshot.deed;
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::medium));
    const Pane pane("deed", rest);
    draw_heading(ui, rest, deed, state);
    ImGui::SetCursorScreenPos(rest.min);
    std::string where = deed.subtitle;
    if (!deed.state.empty()) where += "  ·  " + deed.state;
    note(ui, "deed.state", Lettering::small, p.quiet, where);
    if (!deed.today.empty()) {
        space(ui, Gap::hair);
        text(ui, Lettering::tiny, p.faint, tr("rent today"));
        note(ui, "deed.today", Lettering::figure, p.text, deed.today);
        draw_workings(ui, "today", deed.workings);
    }
    // A scroll bar takes some of the width.
    const float inner = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    const bool listens = !state.covered && !state.line.asks_to_post && !state.log.menu;
    for (const OfferedAction& action : deed.actions) {
        const auto place = static_cast<std::size_t>(&action - deed.actions.data());
        const bool has_key = place < action_keys.size();
        const ButtonStyle style{.enabled = action.allowed,
                                .key_hint = has_key ? "Ctrl+" + std::to_string(place + 1) : "",
                                .tip = action.allowed ? action.line : action.reason,
                                .lettering = Lettering::small};
        const float width = button_width(ui, action.text, style);
        if (&action != &deed.actions.front() && ImGui::GetItemRectMax().x + width + ui.gap(Gap::small) < inner)
            ImGui::SameLine();
        const bool by_key = has_key && listens && action.allowed && pressed_with_ctrl(action_keys.at(place));
        if (button(ui, "deed." + action.id, action.text, style) || by_key) choose(action, state.line, queue);
    }
    space(ui, Gap::tight);
    draw_printed(ui, deed);
    for (const std::string& sum : deed.sums) text(ui, Lettering::small, p.faint, sum);
}

}  // namespace tablebank
