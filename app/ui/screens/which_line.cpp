// A line that could mean several: the lines that would do, in a small window over the table, one key each.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

struct WayShape {
    float keys;
    float room;  ///< for the words
    float least;
};

float height_of_way(const Ui& ui, const WayShape& shape, const OfferedAction& way) {
    return std::max(shape.least, measure(ui, Lettering::body, way.text, shape.room).y * 1.1F + ui.gap(Gap::medium));
}

bool draw_way(const Ui& ui, FocusRing& ring, const Rect& in, const WayShape& shape, const OfferedAction& way) {
    const Palette& p = ui.palette();
    const std::string key = "which." + way.id;
    const bool press = hot_area(ui, key, way.text, in) && way.allowed;
    paint_panel(ui, in, way.allowed && ImGui::IsItemHovered() ? p.hover : p.panel);
    Rect rest = in.inset(ui.gap(Gap::small), 0);
    const Rect sign = cut_left(rest, shape.keys, ui.gap(Gap::small));
    if (way.allowed) paint_key_hint(ui, sign, p.accent, way.id);
    rest.min.y = in.centre().y - measure(ui, Lettering::body, way.text, rest.width()).y * 0.55F;
    paint_wrapped(ui, rest, Lettering::body, way.allowed ? p.text : p.refused, way.text);
    return ring.stop(key, in, way.allowed) || press;
}

void close(TableState& state) {
    state.which.reset();
    state.line.wants_keyboard = true;
}

}  // namespace

void draw_which_line(const Ui& ui, TableState& state, PendingIntent& queue) {
    const WhichLine which = state.which->line;
    const Palette& p = ui.palette();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(620), display.x - ui.gap(Gap::huge));
    const float inner = width - 2 * ui.gap(Gap::wide);
    const WayShape shape{ui.px(24), inner - ui.px(24) - 3 * ui.gap(Gap::small), ui.px(36)};
    const float question = measure(ui, Lettering::strong, which.question, inner).y * 1.1F;
    float height = 2 * ui.gap(Gap::wide) + question + ui.gap(Gap::medium) + ui.px(44);
    for (const OfferedAction& way : which.ways) height += height_of_way(ui, shape, way) + ui.gap(Gap::tight);
    ImGui::SetNextWindowPos({display.x / 2, display.y / 2}, ImGuiCond_Always, {0.5F, 0.5F});
    ImGui::SetNextWindowSize({width, std::min(height, display.y)});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, p.raised);
    ImGui::Begin("###which", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings);
    const ImVec2 at = ImGui::GetWindowPos();
    Rect rest{at, {at.x + width, at.y + ImGui::GetWindowHeight()}};
    paint_edge(ui, rest, p.line);
    rest = rest.inset(ui.gap(Gap::wide));
    const Rect head = cut_top(rest, question, ui.gap(Gap::medium));
    paint_wrapped(ui, head, Lettering::strong, p.text, which.question);
    ui.report({ProbedWidget::Kind::note, "which.question", which.question, head.min, head.max});
    const OfferedAction* chosen = nullptr;
    bool left = false;
    {
        FocusRing ring(ui, state.which->focus);
        const auto by_letter = which.by_letter ? way_of_letter(which, ring.take_typed()) : std::nullopt;
        for (std::size_t number = 0; number < which.ways.size(); ++number) {
            const OfferedAction& way = which.ways[number];
            const Rect row = cut_top(rest, height_of_way(ui, shape, way), ui.gap(Gap::tight));
            const bool by_digit = !which.by_letter && number < chords_of(KeyAction::answer).size() &&
                                  ring.take(KeyAction::answer, number);
            const bool by_sign = (by_digit && way.allowed) || by_letter == number;
            if (draw_way(ui, ring, row, shape, way) || by_sign) chosen = &way;
        }
        const ButtonStyle style{.key_hint = hint_of(KeyAction::back)};
        ImGui::SetCursorScreenPos({rest.min.x, rest.min.y + ui.gap(Gap::tight)});
        left = button(ui, "which.leave", which.leave, style);
        left = ring.stop("which.leave", {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()}) || left;
    }
    ImGui::End();
    ImGui::PopStyleColor();
    if (chosen != nullptr) {
        close(state);
        state.line.typed.clear();
        state.line.caret_to_end = true;
        choose(*chosen, queue);
    } else if (left || pressed(KeyAction::back)) {
        close(state);
    }
}

}  // namespace tablebank
