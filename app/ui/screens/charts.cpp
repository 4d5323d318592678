// The charts of a game: one at a time, with the exact figures of the place that the pointer or the arrows are at.

#include <algorithm>

#include "app/chart/draw_chart.h"
#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/side_screen.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/imgui_chart_painter.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

void show_chart(ChartsState& state, std::size_t chart) {
    if (state.chart == chart) return;
    state.chart = chart;
    state.place.reset();
    state.show_place = false;
}

void draw_tabs(const Ui& ui, Rect row, const ChartsSnapshot& snapshot, ChartsState& state) {
    for (std::size_t i = 0; i < snapshot.charts.size(); ++i) {
        const std::string& title = snapshot.charts[i].title;
        const ButtonStyle style{.look = i == state.chart ? ButtonLook::chosen : ButtonLook::quiet,
                                .height = row.height()};
        if (button_left(ui, row, "charts." + std::string(to_string(all_charts.at(i))), title, style,
                        ui.gap(Gap::tight)))
            show_chart(state, i);
    }
}

/// The arrows go on from the place that is looked at, or begin at the last one, which is now.
void walk(const Chart& chart, ChartsState& state) {
    const std::size_t count = chart.readings.size();
    const auto go = [&](std::size_t place) {
        state.place = place;
        state.show_place = true;
    };
    if (pressed(KeyAction::next_part)) return show_chart(state, (state.chart + 1) % all_charts.size());
    const bool back = pressed_or_held(KeyAction::left) || pressed_or_held(KeyAction::up);
    const bool on = pressed_or_held(KeyAction::right) || pressed_or_held(KeyAction::down);
    const bool first = pressed(KeyAction::first);
    const bool last = pressed(KeyAction::last);
    if (count == 0) return;
    const bool down = std::holds_alternative<BarChart>(chart.shape);
    if (first) return go(0);
    if (last) return go(count - 1);
    if (!back && !on) return;
    if (!state.place) return go(down ? 0 : count - 1);
    go(on ? std::min(*state.place + 1, count - 1) : *state.place - std::min<std::size_t>(1, *state.place));
}

/// A pointer that moves chooses the place under it; one that rests leaves it to the arrows.
void follow_pointer(const ChartPlaces& places, ChartsState& state) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool moves = io.MouseDelta.x != 0 || io.MouseDelta.y != 0;
    if (!moves || !ImGui::IsWindowHovered()) return;
    if (const auto place = places.at({io.MousePos.x, io.MousePos.y})) {
        state.place = place;
        state.show_place = false;
    }
}

void draw_one(const Ui& ui, const Rect& in, const ChartsSnapshot& snapshot, const Chart& chart, ChartsState& state) {
    const Pane pane("chart", in);
    if (chart.empty()) return note(ui, "charts.nothing", Lettering::body, ui.palette().quiet, chart.nothing);
    ScreenChartPainter painter(ui, snapshot.marks);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const double width = ImGui::GetContentRegionAvail().x;
    const double height = chart_height(chart, painter, in.height());
    const ChartBox box{at.x, at.y, at.x + width, at.y + height};
    const ChartPlaces places = draw_chart(chart, painter, box, state.place);
    if (places.down && state.place && state.show_place)
        ImGui::SetScrollFromPosY(static_cast<float>(places.middles.at(*state.place)) - ImGui::GetWindowPos().y, 0.5F);
    state.show_place = false;
    follow_pointer(places, state);
    ImGui::Dummy({1, static_cast<float>(height)});
}

}  // namespace

void draw_charts(const Ui& ui, const ChartsSnapshot& snapshot, ChartsState& state, PendingIntent& queue) {
    const Palette& p = ui.palette();
    const Chart& chart = snapshot.charts.at(state.chart);
    Rect rest = draw_side_head(ui, "charts", ui.lang.tr("Charts of the game"), state.from, queue);
    walk(chart, state);
    const Chart& shown = snapshot.charts.at(state.chart);
    if (state.place && *state.place >= shown.readings.size()) state.place.reset();
    draw_tabs(ui, cut_top(rest, ui.px(36), ui.gap(Gap::small)), snapshot, state);
    const Rect foot = cut_bottom(rest, ui.px(48), ui.gap(Gap::small));
    const float note_height = measure(ui, Lettering::small, shown.note, rest.width()).y;
    paint_wrapped(ui, cut_top(rest, note_height, ui.gap(Gap::medium)), Lettering::small, p.quiet, shown.note);
    draw_one(ui, rest, snapshot, shown, state);
    const std::string hint = ui.lang.tr("The pointer or the arrows show each figure; {key} shows the next chart.",
                                        {{"key", key_text(ui.lang, hint_of(KeyAction::next_part))}});
    const std::string& words = state.place ? shown.readings.at(*state.place) : hint;
    paint_panel(ui, foot, p.panel);
    paint_wrapped(ui, foot.inset(ui.gap(Gap::medium), ui.px(4)), Lettering::body, state.place ? p.text : p.faint,
                  words);
    ui.report({ProbedWidget::Kind::note, "charts.reading", words, foot.min, foot.max});
}

}  // namespace tablebank
