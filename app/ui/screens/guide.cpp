// The advice beside a practice game: what happens at the table, what to press, and a button that does it. It has a
// place of its own, so it hides nothing of the turn.

#include <cmath>

#include "app/i18n/language.h"
#include "app/ui/screens/guide.h"
#include "app/ui/screens/turn_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

namespace {

/// What is pressed, key by key, each in a frame.
void lay_keys(const Ui& ui, const GuideSnapshot& guide, TurnColumn& column) {
    if (guide.keys.empty()) return;
    const float between = ui.gap(Gap::tight);
    const float height = ui.fonts.size(Lettering::strong) + ui.gap(Gap::small);
    Rect row = column.row(height, ui.gap(Gap::small));
    if (!column.paints()) return;
    std::string all;
    const Rect whole = row;
    for (const std::string& key : guide.keys) {
        all += (all.empty() ? "" : " ") + key;
        const float width = std::max(height, measure(ui, Lettering::strong, key).x + 2 * ui.gap(Gap::small));
        const Rect frame = cut_left(row, width, between);
        paint_panel(ui, frame, ui.palette().raised);
        paint_edge(ui, frame, ui.palette().accent);
        paint_line(ui, frame, Lettering::strong, ui.palette().text, key, Align::centre);
    }
    ui.report({ProbedWidget::Kind::note, "guide.keys", all, whole.min, whole.max});
}

/// How far the guided game has come.
void lay_progress(const Ui& ui, const GuideSnapshot& guide, TurnColumn& column) {
    const Rect row = column.row(ui.px(3), ui.gap(Gap::small));
    if (!column.paints() || guide.steps == 0) return;
    paint_panel(ui, row, ui.palette().line);
    const float part = static_cast<float>(guide.done) / static_cast<float>(guide.steps);
    if (guide.done > 0) paint_panel(ui, {row.min, {row.min.x + row.width() * part, row.max.y}}, ui.palette().accent);
}

struct GuideLine {
    const Ui& ui;
    const GuideSnapshot& guide;
    CommandQueue& queue;
};

/// The one that does what is advised, and the way out: side by side where both have room.
void lay_buttons(const GuideLine& part, TurnColumn& column) {
    const Ui& ui = part.ui;
    const ButtonStyle next{
        .key_hint = hint_of(KeyAction::guide_next), .height = ui.px(30), .lettering = Lettering::small};
    const std::string leave = ui.lang.tr("Put aside");
    const ButtonStyle aside{.look = ButtonLook::quiet,
                            .key_hint = hint_of(KeyAction::guide),
                            .tip = ui.lang.tr("The game stays, without advice."),
                            .height = ui.px(26),
                            .lettering = Lettering::small};
    const float gap = ui.gap(Gap::tight);
    const bool beside =
        button_width(ui, part.guide.next, next) + button_width(ui, leave, aside) + gap <= column.width();
    const auto place = [&](Rect row, const ButtonStyle& style, const std::string& words) {
        ButtonStyle placed = style;
        placed.width = std::min(row.width(), button_width(ui, words, style));
        ImGui::SetCursorScreenPos(row.min);
        return placed;
    };
    Rect row = column.row(ui.px(30), beside ? 0 : gap);
    if (column.paints()) {
        const Rect left = beside ? cut_left(row, button_width(ui, part.guide.next, next), gap) : row;
        if (button(ui, "guide.next", part.guide.next, place(left, next, part.guide.next)))
            follow_guide(part.guide, part.queue);
    }
    if (!beside) row = column.row(ui.px(26));
    if (column.paints() && button(ui, "guide.aside", leave, place(row, aside, leave))) part.queue.push(wish::Guide{});
}

void lay_guide(const GuideLine& part, bool brief, TurnColumn& column) {
    const Ui& ui = part.ui;
    const GuideSnapshot& guide = part.guide;
    const Palette& p = ui.palette();
    column.note("guide.heading", Lettering::small, p.accent, guide.heading, ui.gap(Gap::tight));
    lay_progress(ui, guide, column);
    if (!brief) column.note("guide.situation", Lettering::body, p.text, guide.situation, ui.gap(Gap::small));
    lay_keys(ui, guide, column);
    if (!brief) column.note("guide.advice", Lettering::small, p.quiet, guide.advice, ui.gap(Gap::small));
    lay_buttons(part, column);
}

float edge_of(const Ui& ui) {
    return ui.gap(Gap::medium);
}

}  // namespace

void follow_guide(const GuideSnapshot& guide, CommandQueue& queue) {
    if (guide.line.empty())
        queue.push(wish::Go{Screen::new_game});
    else
        queue.push(wish::Post{guide.line});
}

float guide_height(const Ui& ui, const GuideSnapshot& guide, float width, bool brief) {
    TurnColumn column(ui, {{0, 0}, {width - 2 * edge_of(ui), 0}}, false);
    CommandQueue none;
    lay_guide({ui, guide, none}, brief, column);
    return std::ceil(column.height() + 2 * edge_of(ui));
}

void draw_guide(const Ui& ui, const Rect& in, const GuideSnapshot& guide, bool brief, CommandQueue& queue) {
    paint_panel(ui, in, ui.palette().panel);
    paint_edge(ui, in, ui.palette().accent);
    TurnColumn column(ui, in.inset(edge_of(ui)), true);
    lay_guide({ui, guide, queue}, brief, column);
}

}  // namespace tablebank
