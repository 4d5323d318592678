// The advice next to a practice game: what happens at the table, what to press, and a button that does it. It has a
// place of its own, so it hides no part of the turn.

#include <algorithm>
#include <cmath>

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/screens/turn_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

/// A sentence with space for the longest one at this place, so that the buttons below it do not move.
void lay_sentence(const Ui& ui, TurnColumn& column, const std::string& key, Lettering lettering, ImU32 colour,
                  const std::string& words, const std::vector<std::string>& all) {
    const float before = column.height();
    column.note(key, lettering, colour, words, 0);
    Fingerprint of(column.width());
    for (const std::string& other : all) of.add(other);
    const float kept = kept_height(ui, key, of, [&] {
        float most = 0;
        for (const std::string& other : all) most = std::max(most, measure(ui, lettering, other, column.width()).y);
        return most;
    });
    column.skip(std::max(0.0F, kept - (column.height() - before)) + ui.gap(Gap::small));
}

/// The keys to press, each in a frame.
void lay_keys(const Ui& ui, const GuideSnapshot& guide, TurnColumn& column) {
    const float between = ui.gap(Gap::tight);
    const float height = ui.fonts.size(Lettering::strong) + ui.gap(Gap::small);
    Rect row = column.row(height, ui.gap(Gap::small));
    if (!column.paints() || guide.keys.empty()) return;
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

/// The progress of the practice game.
void lay_progress(const Ui& ui, const GuideSnapshot& guide, TurnColumn& column) {
    const Rect row = column.row(ui.px(3), ui.gap(Gap::small));
    if (!column.paints() || guide.steps == 0) return;
    paint_panel(ui, row, ui.palette().line);
    const float part = static_cast<float>(guide.done) / static_cast<float>(guide.steps);
    if (guide.done > 0) paint_panel(ui, {row.min, {row.min.x + row.width() * part, row.max.y}}, ui.palette().accent);
}

struct GuidePart {
    const Ui& ui;
    const GuideSnapshot& guide;
    PendingIntent& queue;
};

bool guide_button(const GuidePart& part, const Rect& row, const char* key, const std::string& words,
                  ButtonStyle style) {
    style.lettering = Lettering::small;
    style.height = row.height();
    style.width = std::min(row.width(), button_width(part.ui, words, style));
    ImGui::SetCursorScreenPos(row.min);
    return button(part.ui, key, words, style);
}

/// The button that does what is advised, and below it, or next to it in little space, the exit. At the end the button
/// for a new game is in the second place, so that one click too many on the first one does nothing.
void lay_buttons(const GuidePart& part, bool brief, TurnColumn& column) {
    const Ui& ui = part.ui;
    Rect second = column.row(ui.px(28), brief ? 0 : ui.gap(Gap::tight));
    const Rect first = brief ? cut_left(second, second.width() * 0.54F, ui.gap(Gap::tight)) : second;
    if (!brief) second = column.row(ui.px(28));
    if (!column.paints()) return;
    const auto hint = [&](KeyAction action) { return brief ? std::string{} : hint_of(action); };
    const bool over = part.guide.line.empty();
    const ButtonStyle next{.key_hint = over ? std::string{} : hint(KeyAction::guide_next)};
    if (guide_button(part, over ? second : first, "guide.next", part.guide.next, next))
        follow_guide(part.guide, part.queue);
    if (over) return;
    const ButtonStyle aside{.look = ButtonLook::quiet,
                            .key_hint = hint(KeyAction::guide),
                            .tip = ui.lang.tr("The game stays, without advice.")};
    if (guide_button(part, second, "guide.aside", ui.lang.tr("Put aside"), aside)) part.queue.push(intent::Guide{});
}

void lay_guide(const GuidePart& part, bool brief, TurnColumn& column) {
    const Ui& ui = part.ui;
    const GuideSnapshot& guide = part.guide;
    const Palette& p = ui.palette();
    column.note("guide.heading", Lettering::small, p.accent, guide.heading, ui.gap(Gap::tight));
    lay_progress(ui, guide, column);
    if (!brief) lay_sentence(ui, column, "guide.situation", Lettering::body, p.text, guide.situation, guide.situations);
    lay_keys(ui, guide, column);
    if (!brief) lay_sentence(ui, column, "guide.advice", Lettering::small, p.quiet, guide.advice, guide.advices);
    lay_buttons(part, brief, column);
}

float edge_of(const Ui& ui) {
    return ui.gap(Gap::medium);
}

}  // namespace

void follow_guide(const GuideSnapshot& guide, PendingIntent& queue) {
    if (guide.line.empty())
        queue.push(intent::Go{Screen::new_game});
    else
        queue.push(intent::Post{guide.line});
}

float guide_height(const Ui& ui, const GuideSnapshot& guide, float width, bool brief) {
    TurnColumn column(ui, {{0, 0}, {width - 2 * edge_of(ui), 0}}, false);
    PendingIntent none;
    lay_guide({ui, guide, none}, brief, column);
    return std::ceil(column.height() + 2 * edge_of(ui));
}

void draw_guide(const Ui& ui, const Rect& in, const GuideSnapshot& guide, bool brief, PendingIntent& queue) {
    paint_panel(ui, in, ui.palette().panel);
    paint_edge(ui, in, ui.palette().accent);
    TurnColumn column(ui, in.inset(edge_of(ui)), true);
    lay_guide({ui, guide, queue}, brief, column);
}

}  // namespace tablebank
