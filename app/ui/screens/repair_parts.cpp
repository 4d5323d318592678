#include "app/ui/screens/repair_parts.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/told_standings.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

ImU32 colour_of(const Palette& p, Fate fate) {
    switch (fate) {
        case Fate::put_right:
        case Fate::asked:
            return p.accent;
        case Fate::dropped:
            return p.refused;
        case Fate::added:
            return p.fine;
        case Fate::changed:
            return p.text;
        case Fate::kept:
            return p.faint;
    }
    return p.text;
}

/// What a line was, what it is and why, below each other, beside its number and its fate.
void draw_line(const Ui& ui, const RepairLine& line, std::size_t number, float column) {
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    Rect beside{at, {at.x + column, at.y + 2 * ui.px(20)}};
    const float left = at.x + column + ui.gap(Gap::medium);
    const float room = std::max(ui.px(60), at.x + width - left);
    float y = at.y + ui.px(2);
    const auto tell = [&](const char* part, ImU32 colour, const std::string& words, Lettering lettering) {
        if (words.empty()) return;
        const float height = paint_block(ui, {left, y}, lettering, colour, words, room);
        ui.report({ProbedWidget::Kind::note,
                   "repair." + std::string(part) + '.' + std::to_string(number),
                   words,
                   {left, y},
                   {left + room, y + height}});
        if (part == std::string_view("before") && line.fate != Fate::asked)
            paint_strike(ui, {left, y}, lettering, measure(ui, lettering, words, room));
        y += height + ui.px(2);
    };
    paint_line(ui, cut_top(beside, ui.px(20)), Lettering::small, colour_of(p, line.fate), line.word);
    paint_line(ui, beside, Lettering::tiny, p.faint, line.entry);
    tell("after", line.fate == Fate::kept ? p.quiet : p.text, line.after, Lettering::body);
    tell("before", line.fate == Fate::asked ? p.text : p.faint, line.before, Lettering::small);
    tell("why", p.quiet, line.why, Lettering::small);
    const float bottom = std::max(y, at.y + ui.px(38)) + ui.px(4);
    ui.list().AddLine({at.x, bottom}, {at.x + width, bottom}, p.line, ui.px(1));
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, bottom - at.y});
}

float width_of_fates(const Ui& ui, const RepairSnapshot& snapshot) {
    float width = ui.px(48);
    for (const RepairLine& line : snapshot.lines)
        width =
            std::max({width, measure(ui, Lettering::small, line.word).x, measure(ui, Lettering::tiny, line.entry).x});
    return width + ui.px(2);
}

/// "+ Nob Hill", below the name.
void tell_changes(const Ui& ui, const char* sign, ImU32 colour, const std::vector<std::string>& things) {
    for (const std::string& thing : things) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float room = ImGui::GetContentRegionAvail().x - ui.px(20);
        paint_text(ui, at, Lettering::small, colour, sign);
        const float height =
            paint_block(ui, {at.x + ui.px(20), at.y}, Lettering::small, ui.palette().text, thing, room);
        ImGui::SetCursorScreenPos(at);
        ImGui::Dummy({room, height + ui.px(2)});
    }
}

void draw_player(const Ui& ui, const RepairPlayer& player) {
    const Palette& p = ui.palette();
    const std::string seat = std::to_string(player.mark.seat);
    const bool changes = player.changes();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x - ui.gap(Gap::small);
    Rect row{at, {at.x + width, at.y + ui.px(28)}};
    paint_token(ui, cut_left(row, ui.px(24), ui.gap(Gap::small)).centre(), ui.px(22), player.mark);
    const float sum = std::min(row.width() * 0.7F, measure(ui, Lettering::strong, player.after).x + ui.px(2));
    const Rect cash = cut_right(row, sum, ui.gap(Gap::small));
    paint_line(ui, cash, Lettering::strong, changes ? p.text : p.quiet, player.after, Align::right);
    ui.report({ProbedWidget::Kind::note, "repair.cash." + seat, player.after, cash.min, cash.max});
    paint_name(ui, row, Lettering::body, changes ? p.text : p.quiet, player.name);
    float bottom = row.max.y;
    if (!player.difference.empty()) {
        Rect below{{at.x, bottom}, {at.x + width, bottom + ui.px(20)}};
        const Rect by =
            cut_right(below, measure(ui, Lettering::small, player.difference).x + ui.px(2), ui.gap(Gap::medium));
        paint_line(ui, by, Lettering::small, player.gains ? p.fine : p.refused, player.difference, Align::right);
        ui.report({ProbedWidget::Kind::note, "repair.difference." + seat, player.difference, by.min, by.max});
        const std::string was = ui.lang.tr("before: {cash}", {{"cash", player.before}});
        paint_line(ui, below, Lettering::small, p.quiet, was, Align::right);
        ui.report({ProbedWidget::Kind::note, "repair.was." + seat, was, below.min, below.max});
        bottom = below.max.y;
    }
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, bottom - at.y});
    ImGui::Indent(ui.px(24) + ui.gap(Gap::small));
    tell_changes(ui, "+", p.fine, player.comes);
    tell_changes(ui, "–", p.refused, player.goes);
    tell_changes(ui, "·", p.quiet, player.stands);
    if (!player.same.empty()) text(ui, Lettering::small, p.faint, player.same);
    ImGui::Unindent(ui.px(24) + ui.gap(Gap::small));
    space(ui, Gap::small);
}

}  // namespace

void draw_repair_lines(const DialogUi& dialog, const RepairSnapshot& snapshot, RepairDraft& draft) {
    const Ui& ui = dialog.ui;
    if (!snapshot.counts.empty()) note(ui, "repair.counts", Lettering::strong, ui.palette().text, snapshot.counts);
    space(ui, Gap::small);
    const float column = width_of_fates(ui, snapshot);
    for (std::size_t number = 0; number < snapshot.lines.size(); ++number) {
        const RepairLine& line = snapshot.lines[number];
        if (line.fate == Fate::kept && !draft.all_kept) continue;
        draw_line(ui, line, number, column);
        space(ui, Gap::hair);
    }
    if (snapshot.kept.empty()) return;
    space(ui, Gap::tight);
    if (dialog_toggle(dialog, "repair.kept", snapshot.kept, draft.all_kept)) draft.all_kept = !draft.all_kept;
}

void draw_repair_players(const Ui& ui, const RepairSnapshot& snapshot) {
    if (!snapshot.standings.rows.empty()) {
        dialog_caption(ui, ui.lang.tr("The standings before and after"));
        space(ui, Gap::tight);
        draw_told_standings(ui, "repair.standing", snapshot.standings);
        space(ui, Gap::small);
    }
    if (snapshot.players.empty()) return;
    dialog_caption(ui, ui.lang.tr("The players before and after"));
    space(ui, Gap::tight);
    for (const RepairPlayer& player : snapshot.players) draw_player(ui, player);
}

}  // namespace tablebank
