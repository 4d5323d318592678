// The director's screen: the parts of an event, the actions of each, and previews of their effects.

#include <algorithm>
#include <array>

#include "app/i18n/language.h"
#include "app/ui/screens/event_parts.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

bool event_button(const EventUi& event, std::string_view key, std::string_view words, const ButtonStyle& style) {
    return dialog_button(event.dialog, key, words, style) || (style.enabled && event.entered(key));
}

bool broad_button(const EventUi& event, std::string_view key, std::string_view words, ButtonStyle style) {
    style.width = ImGui::GetContentRegionAvail().x;
    return event_button(event, key, words, style);
}

bool event_field(const EventUi& event, std::string_view key, std::string& typed, const std::string& hint, float width) {
    const FieldEvents typing = event.dialog.ring.field_stop(key, typed, {.hint = hint, .width = width});
    if (typing.changed) event.ui().clear_message();
    return typing.entered;
}

bool event_row(const EventUi& event, const std::string& key, const std::string& words, const Rect& in, bool chosen,
               bool by_tab) {
    const Palette& p = event.palette();
    const bool press = hot_area(event.ui(), key, words, in);
    if (chosen || ImGui::IsItemHovered()) paint_panel(event.ui(), in, chosen ? p.raised : p.hover);
    if (chosen) paint_edge(event.ui(), in, p.accent);
    return event.dialog.ring.stop(key, in, true, by_tab) || press;
}

bool is_painted(const Ui& ui, const Rect& in) {
    return ui.probe != nullptr || ImGui::IsRectVisible(in.min, in.max);
}

Rect flow_row(const Ui& ui, float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x - ui.gap(Gap::tight);
    return {at, {right, at.y + height}};
}

void event_heading(const Ui& ui, const std::string& words) {
    space(ui, Gap::small);
    text(ui, Lettering::strong, ui.palette().text, words);
}

void turn_event_pages() {
    const float page = ImGui::GetWindowHeight() * 0.9F;
    if (pressed_or_held(KeyAction::page_down)) ImGui::SetScrollY(ImGui::GetScrollY() + page);
    if (pressed_or_held(KeyAction::page_up)) ImGui::SetScrollY(std::max(0.0F, ImGui::GetScrollY() - page));
}

void draw_round_choice(const EventUi& event, const char* key) {
    const Ui& ui = event.ui();
    int& round = event.state.round;
    const std::string name = key;
    const ButtonStyle earlier{.enabled = round > 1, .tip = ui.lang.tr("An earlier round")};
    const ButtonStyle later{.enabled = round < event.shown.rounds, .tip = ui.lang.tr("A later round")};
    const int before = round;
    if (event_button(event, name + ".earlier", "‹", earlier)) --round;
    ImGui::SameLine();
    if (event_button(event, name + ".later", "›", later)) ++round;
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    note(ui, name + ".round", Lettering::title, event.palette().text, event.shown.round.title);
    if (round == before) return;
    event.state.at_table = 0;
    event.state.totals.clear();
    event.state.credit.clear();
}

namespace {

struct PartWay {
    DirectorPart part;
    const char* key;
    std::string name;
};

std::array<PartWay, director_parts> parts_of_desk(const Language& lang) {
    return {PartWay{DirectorPart::players, "event.players", lang.tr("Players")},
            PartWay{DirectorPart::rounds, "event.rounds", lang.tr("Rounds")},
            PartWay{DirectorPart::standings, "event.standings", lang.tr("Standings")},
            PartWay{DirectorPart::log, "event.log", lang.tr("Log")},
            PartWay{DirectorPart::paper, "event.paper", lang.tr_in("of an event", "Print")},
            PartWay{DirectorPart::hall, "event.hall", lang.tr_in("of an event", "Set-up")}};
}

/// Sets the first focus of a part.
void begin_part(const EventUi& event, DirectorPart part) {
    DirectorState& state = event.state;
    state.part = part;
    state.show_row = true;
    event.ui().clear_message();
    const auto& tables = event.shown.round.tables;
    const auto& ranked = event.shown.standings.table.rows;
    if (part == DirectorPart::players) event.dialog.ring.go("event.add.name");
    if (part == DirectorPart::rounds && !tables.empty())
        event.dialog.ring.go("event.table." +
                             std::to_string(state.at_table == 0 ? tables.front().number : state.at_table));
    if (part == DirectorPart::standings && !ranked.empty())
        event.dialog.ring.go("event.rank." + std::to_string(state.ranked == 0 ? ranked.front().player : state.ranked));
    if (part == DirectorPart::rounds && tables.empty()) event.dialog.ring.go("event.seat");
    if (part == DirectorPart::log) event.dialog.ring.go("event.log");
    if (part == DirectorPart::paper) event.dialog.ring.go("event.print.standings");
    if (part == DirectorPart::hall) event.dialog.ring.go("event.serve");
}

void draw_parts(const EventUi& event, Rect row) {
    const Ui& ui = event.ui();
    const auto ways = parts_of_desk(ui.lang);
    float width = 0;
    ButtonStyle style{.height = row.height()};
    for (std::size_t i = 0; i < ways.size(); ++i) {
        style.key_hint = hint_of(KeyAction::director_part, i);
        width += button_width(ui, ways[i].name, style) + ui.gap(Gap::small);
    }
    // If the keys do not fit next to the names, they are tooltips.
    const bool named_only = width > row.width();
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const PartWay& way = ways[i];
        style.look = event.state.part == way.part ? ButtonLook::chosen : ButtonLook::quiet;
        const std::string hint = hint_of(KeyAction::director_part, i);
        style.key_hint = named_only ? std::string{} : hint;
        style.tip = named_only ? hint : std::string{};
        const Rect at = cut_left(row, button_width(ui, way.name, style), ui.gap(Gap::small));
        ImGui::SetCursorScreenPos(at.min);
        const bool press = button(ui, way.key, way.name, style);
        if (event.dialog.ring.stop(way.key, at, true, false) || press || event.entered(way.key) ||
            pressed(KeyAction::director_part, i))
            begin_part(event, way.part);
    }
}

void draw_head(const EventUi& event, Rect& rest) {
    const Ui& ui = event.ui();
    const Palette& p = ui.palette();
    Rect head = cut_top(rest, ui.px(34), ui.gap(Gap::small));
    const ButtonStyle back{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::back)};
    const Rect at = cut_right(head, button_width(ui, ui.lang.tr("Back"), back), ui.gap(Gap::small));
    const ButtonStyle again{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::read_again)};
    const Rect beside = cut_right(head, button_width(ui, ui.lang.tr("Reload"), again), ui.gap(Gap::medium));
    const float about = std::min(measure(ui, Lettering::small, event.shown.about).x + ui.px(2), head.width() / 2);
    paint_name(ui, cut_right(head, about, ui.gap(Gap::medium)), Lettering::small, p.faint, event.shown.about);
    paint_name(ui, head, Lettering::title, p.text, event.shown.title);
    ui.report({ProbedWidget::Kind::note, "event.title", event.shown.title, head.min, head.max});
    ImGui::SetCursorScreenPos(beside.min);
    if (button(ui, "event.again", ui.lang.tr("Reload"), again) || pressed(KeyAction::read_again))
        event.wish(DirectorAction::read_again);
    ImGui::SetCursorScreenPos(at.min);
    const bool out = pressed(KeyAction::back);
    // One step back: first from the proposal.
    if (out && event.shown.proposal) return event.wish(DirectorAction::drop);
    if (button(ui, "event.back", ui.lang.tr("Back"), back) || out) event.dialog.queue.push(intent::Back{});
}

/// The result of the last action, or the refusal; as many rows as it needs.
void draw_said_of_event(const EventUi& event, Rect& rest) {
    const Ui& ui = event.ui();
    const float height = std::max(ui.px(22), measure(ui, Lettering::body, ui.said(), rest.width()).y + ui.px(2));
    const Rect row = cut_top(rest, height, ui.gap(Gap::tight));
    if (ui.said().empty()) return;
    const ImU32 colour = ui.is_error() ? ui.palette().refused : ui.palette().fine;
    paint_wrapped(ui, row, Lettering::body, colour, ui.said());
    ui.report({ProbedWidget::Kind::note, ui.is_error() ? "event.refusal" : "event.told", ui.said(), row.min, row.max});
}

std::string change_text(const std::string& before, const std::string& after) {
    std::string change = before;
    if (before != after) change.append(" › ").append(after);
    return change;
}

void draw_effect(const EventUi& event, const DirectorProposal& proposal) {
    const Ui& ui = event.ui();
    const Palette& p = ui.palette();
    const float broad = ui.px(96);
    if (!proposal.effect.empty()) {
        Rect head = flow_row(ui, ui.px(20));
        paint_line(ui, cut_right(head, broad), Lettering::small, p.quiet, ui.lang.tr_in("of standings", "Points"),
                   Align::right);
        paint_line(ui, cut_right(head, broad), Lettering::small, p.quiet, ui.lang.tr_in("of standings", "Rank"),
                   Align::right);
        ImGui::Dummy({1, ui.px(20)});
    }
    for (const StandingsEffect& row : proposal.effect) {
        Rect in = flow_row(ui, ui.px(22));
        const std::string rank = change_text(row.rank_before, row.rank_after);
        const std::string points = change_text(row.points_before, row.points_after);
        std::string told = row.name;
        told.append(": ").append(rank).append(", ").append(points);
        ui.report({ProbedWidget::Kind::note, "event.effect." + std::to_string(row.player), told, in.min, in.max});
        paint_line(ui, cut_right(in, broad), Lettering::body, p.text, points, Align::right);
        paint_line(ui, cut_right(in, broad), Lettering::body, p.text, rank, Align::right);
        paint_name(ui, in, Lettering::body, p.text, row.name);
        ImGui::Dummy({1, ui.px(22)});
    }
    if (!proposal.ranks.empty()) note(ui, "event.effect.none", Lettering::body, p.quiet, proposal.ranks);
}

/// The proposed action and its changes.
void draw_proposal(const EventUi& event) {
    const Ui& ui = event.ui();
    const DirectorProposal& proposal = *event.shown.proposal;
    text(ui, Lettering::small, ui.palette().accent, ui.lang.tr("Preview:"));
    note(ui, "event.proposal", Lettering::strong, ui.palette().text, proposal.what);
    for (std::size_t i = 0; i < proposal.says.size(); ++i)
        note(ui, "event.proposal." + std::to_string(i), Lettering::small, ui.palette().quiet, proposal.says[i]);
    event_heading(ui, ui.lang.tr("Effect on the standings"));
    draw_effect(event, proposal);
}

/// The reason, and only then it is done.
void draw_reason(const EventUi& event) {
    const Ui& ui = event.ui();
    text(ui, Lettering::small, ui.palette().quiet,
         ui.lang.tr("Why, in a few words; it stays in the book of the event"));
    const bool entered = event_field(event, "event.why", event.state.why, ui.lang.tr("The reason"));
    const bool agreed = !event.state.why.empty() || !event.shown.proposal->needs_why;
    const ButtonStyle post{.look = ButtonLook::primary, .enabled = agreed, .key_hint = hint_of(KeyAction::go_on)};
    if (broad_button(event, "event.agree", ui.lang.tr("Confirm"), post) || (entered && post.enabled))
        event.wish(DirectorAction::agree);
    const ButtonStyle leave{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::back)};
    if (broad_button(event, "event.drop", ui.lang.tr("Cancel"), leave)) event.wish(DirectorAction::drop);
}

void draw_side(const EventUi& event, const Rect& in) {
    const Ui& ui = event.ui();
    paint_panel(ui, in, ui.palette().panel);
    Rect rest = in.inset(ui.gap(Gap::medium), ui.gap(Gap::small));
    if (event.shown.proposal) {
        const Rect foot = cut_bottom(rest, ui.px(146), ui.gap(Gap::small));
        {
            const Pane pane("event.effect", rest);
            turn_event_pages();
            draw_proposal(event);
        }
        const Pane pane("event.reason", foot, false);
        return draw_reason(event);
    }
    const Pane pane("event.side", rest);
    if (event.state.part == DirectorPart::players) return draw_event_people_side(event);
    if (event.state.part == DirectorPart::rounds) return draw_event_rounds_side(event);
    if (event.state.part == DirectorPart::hall) return draw_event_hall_side(event);
    draw_event_points_side(event);
}

void draw_part(const EventUi& event, const Rect& in) {
    switch (event.state.part) {
        case DirectorPart::players:
            return draw_event_players(event, in);
        case DirectorPart::rounds:
            return draw_event_rounds(event, in);
        case DirectorPart::standings:
            return draw_event_standings(event, in);
        case DirectorPart::log:
            return draw_event_log(event, in);
        case DirectorPart::paper:
            return draw_event_paper(event, in);
        case DirectorPart::hall:
            return draw_event_hall(event, in);
    }
}

/// Handles the keys that work regardless of the focus.
void listen_at_desk(const EventUi& event) {
    DirectorState& state = event.state;
    const bool to_name = pressed(KeyAction::add_player);
    if (to_name) {
        state.part = DirectorPart::players;
        event.dialog.ring.go("event.add.name");
    }
    const bool earlier = pressed_or_held(KeyAction::page_up);
    const bool later = pressed_or_held(KeyAction::page_down);
    if ((earlier || later) && !event.shown.proposal &&
        (state.part == DirectorPart::rounds || state.part == DirectorPart::paper || state.part == DirectorPart::hall)) {
        state.round = std::clamp(state.round + (later ? 1 : -1), 1, std::max(1, event.shown.rounds));
        state.at_table = 0;
        state.totals.clear();
        state.credit.clear();
        // The table or the field that had the focus may be of the other round alone.
        if (state.part == DirectorPart::rounds) event.dialog.ring.go("event.table.1");
    }
    const bool seats = pressed(KeyAction::seat_rounds);
    const bool rings = pressed(KeyAction::ring_bell);
    if (seats || rings) state.part = DirectorPart::rounds;
    if (seats) event.wish(DirectorAction::seat);
    if (rings) event.wish(DirectorAction::open_round);
}

}  // namespace

void draw_event(const Ui& ui, const DirectorSnapshot& snapshot, DirectorState& state, PendingIntent& queue) {
    Rect rest = Rect{{0, 0}, ImGui::GetIO().DisplaySize}.inset(ui.gap(Gap::wide), ui.gap(Gap::medium));
    const bool enter = !ImGui::IsAnyItemActive() && pressed(KeyAction::go_on);
    FocusRing ring(ui, state.focus);
    const EventUi event{{ui, ring, queue}, snapshot, state, enter};
    draw_head(event, rest);
    draw_parts(event, cut_top(rest, ui.px(36), ui.gap(Gap::small)));
    draw_said_of_event(event, rest);
    listen_at_desk(event);
    const bool alone = (state.part == DirectorPart::log || state.part == DirectorPart::paper) && !snapshot.proposal;
    if (!alone) {
        const float side = std::clamp(rest.width() * 0.36F, ui.px(320), ui.px(440));
        const Rect beside = cut_right(rest, side, ui.gap(Gap::medium));
        draw_part(event, rest);
        draw_side(event, beside);
    } else {
        draw_part(event, rest);
    }
}

}  // namespace tablebank
