// The strip at the top of the table: the way back, the clock, the round, the bank's stock, and that the game is saved.

#include "app/i18n/language.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// A dim name over a number; returns the rest of the strip.
void figure(const Ui& ui, Rect& strip, const std::string& name, const std::string& value) {
    const float width = std::max(measure(ui, Lettering::tiny, name).x, measure(ui, Lettering::strong, value).x);
    Rect cell = cut_right(strip, width + ui.px(2), ui.gap(Gap::large)).inset(0, ui.px(7));
    paint_line(ui, cut_top(cell, ui.px(15)), Lettering::tiny, ui.palette().faint, name, Align::right);
    paint_line(ui, cell, Lettering::strong, ui.palette().text, value, Align::right);
}

/// A button at the left end of the rest of the strip.
bool strip_button(const Ui& ui, Rect& strip, const std::string& key, const std::string& words, const ButtonStyle& style,
                  Gap gap) {
    const Rect at = cut_left(strip, std::min(button_width(ui, words, style), strip.width()), ui.gap(gap));
    const float height = ui.fonts.size(Lettering::small) + ui.gap(Gap::large);
    ImGui::SetCursorScreenPos({at.min.x, at.centre().y - height / 2});
    return button(ui, key, words, style);
}

/// A quiet one that leads to another screen.
bool way(const Ui& ui, Rect& strip, const char* key, const std::string& words, KeyAction action) {
    const ButtonStyle style{.look = ButtonLook::quiet, .key_hint = hint_of(action), .lettering = Lettering::small};
    return strip_button(ui, strip, key, words, style, Gap::small);
}

/// What the phones want, as long as they want it. The button leads to their screen, on which it is read and answered.
void show_phones(const Ui& ui, Rect& strip, const PhonesFace& phones, PendingIntent& queue) {
    if (phones.text.empty()) return;
    const ButtonStyle style{.look = phones.waits ? ButtonLook::primary : ButtonLook::chosen,
                            .key_hint = hint_of(KeyAction::phones),
                            .lettering = Lettering::small};
    if (strip_button(ui, strip, "top.waiting", phones.text, style, Gap::medium)) queue.push(intent::Go{Screen::phones});
}

void show_saved(const Ui& ui, Rect& strip, const TopSnapshot& top) {
    // In a small window the tick alone.
    const bool in_words = strip.width() > ui.px(700);
    const float width = (in_words ? measure(ui, Lettering::small, top.saved).x : 0) + ui.px(24);
    Rect cell = cut_right(strip, width, ui.gap(Gap::large));
    const Rect mark = cut_left(cell, ui.px(20));
    paint_tick(ui, mark.centre(), ui.px(12), ui.palette().fine);
    if (in_words) paint_line(ui, cell, Lettering::small, ui.palette().quiet, top.saved);
}

float width_of(const Ui& ui, const HubStatusView& hub) {
    return hub.text.empty() ? 0 : measure(ui, Lettering::small, hub.text).x + ui.px(2);
}

/// The state of the game at the hub of its event; errors are highlighted.
void show_hub(const Ui& ui, Rect& strip, const HubStatusView& hub) {
    if (hub.text.empty()) return;
    const Palette& p = ui.palette();
    const float width = width_of(ui, hub);
    if (width > strip.width() / 2) return;
    const ImU32 colour = !hub.trouble.empty() ? p.refused : hub.is_behind ? p.text : p.quiet;
    paint_line(ui, cut_right(strip, width, ui.gap(Gap::large)), Lettering::small, colour, hub.text);
}

/// The time, and since when it is over if both fit next to the round.
std::string words_of_clock(const Ui& ui, const Rect& strip, const TableSnapshot& snapshot) {
    const ClockView& clock = snapshot.clock;
    if (clock.over.empty()) return clock.text;
    std::string words = clock.text + "  ·  " + clock.over;
    const std::string& where = snapshot.top.phase.empty() ? snapshot.top.round : snapshot.top.phase;
    const float beside = measure(ui, Lettering::strong, where).x + ui.gap(Gap::medium) + ui.px(4);
    return measure(ui, Lettering::title, words).x + beside <= strip.width() ? words : clock.text;
}

void show_clock(const Ui& ui, Rect& strip, const TableSnapshot& snapshot, PendingIntent& queue) {
    const Palette& p = ui.palette();
    if (!snapshot.clock.text.empty()) {
        const ClockView& clock = snapshot.clock;
        const std::string words = words_of_clock(ui, strip, snapshot);
        const ImU32 colour = clock.last_minutes ? p.on_accent : clock.up ? p.refused : clock.running ? p.text : p.quiet;
        const float width = measure(ui, Lettering::title, words).x + ui.px(2);
        const Rect face = cut_left(strip, width, ui.gap(Gap::medium));
        if (clock.last_minutes) {
            const float half = ui.fonts.size(Lettering::title) * 0.75F;
            paint_panel(ui,
                        {{face.min.x - ui.gap(Gap::small), face.centre().y - half},
                         {face.max.x + ui.gap(Gap::small), face.centre().y + half}},
                        p.accent);
        }
        paint_line(ui, face, Lettering::title, colour, words);
    }
    for (const OfferedAction& action : snapshot.top.clock) {
        const ButtonStyle style{.look = action.id == "clock-stop" ? ButtonLook::quiet : ButtonLook::plain,
                                .key_hint = &action == &snapshot.top.clock.back() ? hint_of(KeyAction::clock) : "",
                                .lettering = Lettering::small};
        if (strip_button(ui, strip, "top." + action.id, action.text, style, Gap::small)) choose(action, queue);
    }
}

/// The button for the rulings in force; their number is highlighted if the table has its own.
void show_rulings(const Ui& ui, Rect& strip, const TopSnapshot& top, const TableState& state, PendingIntent& queue) {
    if (state.past.at) return;
    const ButtonStyle style{.look = top.own_rulings ? ButtonLook::chosen : ButtonLook::quiet,
                            .key_hint = hint_of(KeyAction::rulings),
                            .lettering = Lettering::small};
    if (button_width(ui, top.rulings, style) > strip.width()) return;
    if (strip_button(ui, strip, "top.rulings", top.rulings, style, Gap::large))
        queue.push(intent::Show{Dialog::rulings});
}

/// That this game does not count. If its guide was hidden, a press shows it again.
void show_practice(const Ui& ui, Rect& strip, const TableSnapshot& snapshot, PendingIntent& queue) {
    const std::string& words = snapshot.top.practice;
    if (words.empty()) return;
    const ButtonStyle style{.key_hint = hint_of(KeyAction::guide), .lettering = Lettering::small};
    if (!snapshot.guide_put_aside) {
        const float width = measure(ui, Lettering::small, words).x + ui.px(2);
        const Rect at = cut_left(strip, std::min(width, strip.width()), ui.gap(Gap::large));
        paint_line(ui, at, Lettering::small, ui.palette().accent, words);
        return ui.report({ProbedWidget::Kind::note, "top.practice", words, at.min, at.max});
    }
    if (strip_button(ui, strip, "top.practice", words, style, Gap::large)) queue.push(intent::Guide{});
}

/// The round, and what phase of the ending it is; in a narrow strip the phase alone.
void show_round(const Ui& ui, Rect& strip, const TopSnapshot& top) {
    const auto width_of_words = [&](const std::string& words) {
        return measure(ui, Lettering::strong, words).x + ui.px(2);
    };
    std::string where = top.round;
    if (!top.phase.empty()) {
        where += "  ·  " + top.phase;
        if (width_of_words(where) > strip.width()) where = top.phase;
    }
    const Rect at = cut_left(strip, std::min(width_of_words(where), strip.width()), ui.gap(Gap::large));
    paint_line(ui, at, Lettering::strong, ui.palette().text, where);
}

void draw_strip(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue) {
    const Palette& p = ui.palette();
    ui.list().AddRectFilled(in.min, in.max, p.panel);
    ui.list().AddLine({in.min.x, in.max.y}, in.max, p.line, ui.px(1));
    Rect strip = in.inset(ui.gap(Gap::medium), 0);
    show_phones(ui, strip, snapshot.phones, queue);
    if (!state.past.at) {
        // Buttons with a key are shortened for the text about the hub.
        const float room = in.width() - width_of(ui, snapshot.hub);
        if (way(ui, strip, "top.games", ui.lang.tr("Close game"), KeyAction::back)) queue.push(intent::Leave{});
        if (room > ui.px(1400) && way(ui, strip, "top.settings", ui.lang.tr("Settings"), KeyAction::settings))
            queue.push(intent::Go{Screen::settings});
        if (room > ui.px(1100) && way(ui, strip, "top.players", ui.lang.tr("Players' screen"), KeyAction::players))
            queue.push(intent::ShowPlayers{});
        if (room > ui.px(1400) && way(ui, strip, "top.phones", ui.lang.tr("Phones"), KeyAction::phones))
            queue.push(intent::Go{Screen::phones});
        if (way(ui, strip, "top.actions", ui.lang.tr("All commands"), KeyAction::palette))
            queue.push(intent::Actions{});
        show_saved(ui, strip, snapshot.top);
        show_hub(ui, strip, snapshot.hub);
    }
    if (in.width() > ui.px(960)) {
        figure(ui, strip, snapshot.top.bank.hotels_name, snapshot.top.bank.hotels);
        figure(ui, strip, snapshot.top.bank.houses_name, snapshot.top.bank.houses);
        if (!snapshot.top.bank.middle.empty()) figure(ui, strip, ui.lang.tr("in the middle"), snapshot.top.bank.middle);
        figure(ui, strip, ui.lang.tr("the bank has"), snapshot.top.bank.cash);
    }
    show_clock(ui, strip, snapshot, queue);
    show_round(ui, strip, snapshot.top);
    show_practice(ui, strip, snapshot, queue);
    show_rulings(ui, strip, snapshot.top, state, queue);
    // Whole, or only in the title of the window.
    if (measure(ui, Lettering::small, snapshot.top.title).x + ui.px(2) <= strip.width())
        paint_line(ui, strip, Lettering::small, p.faint, snapshot.top.title);
}

}  // namespace

void draw_top(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, PendingIntent& queue) {
    const ClockView& clock = snapshot.clock;
    // The rule below it is painted on its last pixel.
    const Rect whole{in.min, {in.max.x, in.max.y + ui.px(1)}};
    const Picture picture(
        ui, "top", whole,
        Fingerprint(snapshot.made, state.past.at, clock.text, clock.over, clock.running, clock.last_minutes,
                    snapshot.hub.text, snapshot.hub.trouble, snapshot.phones.text));
    if (picture.wanted()) draw_strip(ui, in, snapshot, state, queue);
}

}  // namespace tablebank
