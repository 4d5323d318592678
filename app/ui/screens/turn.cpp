// Inside the ring: whatever the table waits for, large enough to be read by all of it.

#include <algorithm>
#include <cmath>

#include "app/i18n/words.h"
#include "app/present/spoken_line.h"
#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/die_button.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/notes.h"
#include "app/ui/widgets/picture.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

const PlayerCard* card_of(const TableSnapshot& snapshot, int seat) {
    for (const PlayerCard& card : snapshot.players) {
        if (card.mark.seat == seat) return &card;
    }
    return nullptr;
}

/// A token with its name, or the bank.
void draw_party(const Ui& ui, Rect& row, const TableSnapshot& snapshot, int seat) {
    const Palette& p = ui.palette();
    const float size = ui.px(30);
    if (const PlayerCard* card = card_of(snapshot, seat)) {
        paint_token(ui, cut_left(row, size, ui.gap(Gap::small)).centre(), size, card->mark);
        const float width = std::min(row.width(), measure(ui, Lettering::title, card->name).x + ui.px(2));
        paint_line(ui, cut_left(row, width, ui.gap(Gap::medium)), Lettering::title, p.text, card->name);
        return;
    }
    const std::string bank = tr("the bank");
    paint_line(ui, cut_left(row, measure(ui, Lettering::title, bank).x + ui.px(2)), Lettering::title, p.text, bank);
}

void draw_arrow(const Ui& ui, Rect& row) {
    const Rect at = cut_left(row, ui.px(34), ui.gap(Gap::medium));
    ImDrawList* list = &ui.list();
    const float y = at.centre().y;
    const ImU32 colour = ui.palette().faint;
    list->AddLine({at.min.x, y}, {at.max.x - ui.px(8), y}, colour, ui.px(2));
    list->AddTriangleFilled({at.max.x, y}, {at.max.x - ui.px(9), y - ui.px(5)}, {at.max.x - ui.px(9), y + ui.px(5)},
                            colour);
}

void draw_parties(const Ui& ui, Rect& rest, const TableSnapshot& snapshot) {
    const TurnSnapshot& turn = snapshot.turn;
    const int first = turn.payer != 0 ? turn.payer : turn.to_roll;
    Rect row = cut_top(rest, ui.px(34), ui.gap(Gap::tight));
    if (first == 0 || !turn.payee) {
        if (const PlayerCard* card = card_of(snapshot, first)) {
            paint_token(ui, cut_left(row, ui.px(30), ui.gap(Gap::small)).centre(), ui.px(30), card->mark);
        }
        paint_line(ui, row, Lettering::title, ui.palette().text, turn.heading);
        return;
    }
    draw_party(ui, row, snapshot, first);
    draw_arrow(ui, row);
    draw_party(ui, row, snapshot, *turn.payee);
}

void draw_amount(const Ui& ui, Rect& rest, const TurnSnapshot& turn) {
    const Palette& p = ui.palette();
    if (!turn.amount.empty()) {
        const Rect row = cut_top(rest, ui.px(60));
        paint_line(ui, row, Lettering::amount, p.accent, turn.amount);
    }
    if (!turn.subject.empty()) {
        Rect row = cut_top(rest, ui.px(24), ui.gap(Gap::tight));
        if (!turn.colour.empty()) {
            const Rect chip = cut_left(row, ui.px(8), ui.gap(Gap::small));
            ui.list().AddRectFilled({chip.min.x, chip.min.y + ui.px(2)}, {chip.max.x, chip.max.y - ui.px(2)},
                                    Theme::printed(turn.colour, p.raised), ui.px(2));
        }
        paint_line(ui, row, Lettering::body, p.text, turn.subject);
    }
}

/// Two rows of six faces, or one: the first face chosen waits for the second.
void draw_dice(const Ui& ui, Rect& rest, const TurnSnapshot& turn, std::optional<int>& first, CommandQueue& queue) {
    const float size = std::min(ui.px(48), (rest.width() - 5 * ui.gap(Gap::small)) / 6);
    for (int die = 0; die < turn.dice.dice; ++die) {
        Rect row = cut_top(rest, size, ui.gap(Gap::small));
        for (int pips = 1; pips <= 6; ++pips) {
            const Rect face = cut_left(row, size, ui.gap(Gap::small));
            const bool waits = die == 1 && !first;
            const std::string key = "die." + std::to_string(die + 1) + '.' + std::to_string(pips);
            const bool chosen = die == 0 && first == pips && turn.dice.dice == 2;
            if (!die_button(ui, key, face, pips, {.chosen = chosen, .waits = waits})) continue;
            if (die == 0 && turn.dice.dice == 2) {
                first = pips;
                continue;
            }
            const std::string before = first ? std::to_string(*first) + ' ' : std::string{};
            queue.push(wish::Post{turn.dice.prefix + before + std::to_string(pips)});
            first.reset();
        }
    }
}

void draw_actions(const Ui& ui, const TurnSnapshot& turn, CommandLineState& line, CommandQueue& queue) {
    float left = ImGui::GetContentRegionAvail().x;
    for (const OfferedAction& action : turn.actions) {
        if (action.aside) continue;
        const bool foremost = action.foremost || action.key == ActionKey::enter;
        const ButtonStyle style{.look = foremost ? ButtonLook::primary : ButtonLook::plain,
                                .enabled = action.allowed,
                                .key_hint = key_name(action.key),
                                .tip = action.reason.empty() ? spoken_line(action.line) : action.reason,
                                .height = ui.px(40)};
        const float width = button_width(ui, action.text, style);
        if (width <= left && &action != &turn.actions.front()) ImGui::SameLine();
        if (width > left) left = ImGui::GetContentRegionAvail().x;
        left -= width + ui.gap(Gap::small);
        if (button(ui, "turn." + action.id, action.text, style)) choose(action, line, queue);
    }
}

/// What more than two have to hand over, for the line that is typed or the one posted last: too long for the line
/// below.
std::string notes_of_several(const TableSnapshot& snapshot, const TableState& state) {
    if (!state.paper_money) return {};
    const bool typed = snapshot.preview.kind == LinePreview::Kind::will_do;
    const std::string& notes = typed ? snapshot.preview.notes : state.line.notes;
    return notes.find('\n') == std::string::npos ? std::string{} : notes;
}

/// What is seldom meant: small, below everything else and at the right end.
void draw_aside(const Ui& ui, const TurnSnapshot& turn, CommandLineState& line, CommandQueue& queue) {
    for (const OfferedAction& action : turn.actions) {
        if (!action.aside) continue;
        const ButtonStyle style{.look = ButtonLook::quiet,
                                .enabled = action.allowed,
                                .key_hint = key_name(action.key),
                                .tip = action.reason.empty() ? spoken_line(action.line) : action.reason,
                                .lettering = Lettering::small};
        space(ui, Gap::small);
        const float free = ImGui::GetContentRegionAvail().x - button_width(ui, action.text, style);
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(0.0F, free));
        if (button(ui, "turn." + action.id, action.text, style)) choose(action, line, queue);
    }
}

/// Centred in its rectangle, or scrolled where it is higher.
void draw_waited_for(const Ui& ui, Rect rest, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    const Palette& p = ui.palette();
    const TurnSnapshot& turn = snapshot.turn;
    // Whole pixels, which ImGui keeps to: otherwise the height would differ by a part of one from frame to frame.
    // As long as the height is not known it stands at the top, so that no bar to scroll it comes and goes.
    const float known = state.turn_height > 0 ? state.turn_height : rest.height();
    rest.min.y += std::max(0.0F, std::floor((rest.height() - known) * 0.4F)) - ImGui::GetScrollY();
    const float top = rest.min.y;
    draw_parties(ui, rest, snapshot);
    draw_amount(ui, rest, turn);
    if (state.paper_money && turn.notes) {
        draw_notes(ui, "turn.notes", cut_top(rest, ui.px(30), ui.gap(Gap::tight)), *turn.notes);
    }
    ImGui::SetCursorScreenPos(rest.min);
    if (turn.subject.empty() || !turn.payee) {
        note(ui, "turn.sentence", Lettering::body, p.quiet, turn.sentence);
        space(ui, Gap::tight);
    }
    draw_workings(ui, "workings", turn.workings);
    space(ui, Gap::small);
    if (turn.dice.dice > 0) {
        rest.min.y = ImGui::GetCursorScreenPos().y;
        draw_dice(ui, rest, turn, state.first_die, queue);
        ImGui::SetCursorScreenPos(rest.min);
    }
    draw_actions(ui, turn, state.line, queue);
    if (!turn.hint.empty()) note(ui, "turn.hint", Lettering::small, p.quiet, turn.hint);
    if (const std::string several = notes_of_several(snapshot, state); !several.empty()) {
        space(ui, Gap::tight);
        note(ui, "turn.moves", Lettering::small, p.accent, several);
    }
    for (const std::string& waiting : turn.waiting)
        text(ui, Lettering::small, p.faint, tr("Then: {due}", {{"due", waiting}}));
    draw_aside(ui, turn, state.line, queue);
    state.turn_height = ImGui::GetCursorScreenPos().y - top;
}

}  // namespace

void draw_workings(const Ui& ui, const char* id, const std::vector<WorkingRow>& rows) {
    if (rows.empty() || !ImGui::BeginTable(id, 3, ImGuiTableFlags_SizingFixedFit)) return;
    const Palette& p = ui.palette();
    ImGui::TableSetupColumn("what", ImGuiTableColumnFlags_WidthStretch);
    ImGui::TableSetupColumn("figure");
    ImGui::TableSetupColumn("rule");
    for (const WorkingRow& row : rows) {
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        text(ui, Lettering::small, p.quiet, row.what);
        ImGui::TableNextColumn();
        line(ui, Lettering::small, p.text, row.figure, Align::right);
        ImGui::TableNextColumn();
        line(ui, Lettering::small, row.ruling ? p.accent : p.faint, row.rule);
    }
    ImGui::EndTable();
}

void draw_turn(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state, CommandQueue& queue) {
    Rect rest = in.inset(ui.gap(Gap::wide), ui.gap(Gap::large));
    // On a broad table the lines keep a readable length.
    if (rest.width() > ui.px(620)) rest = rest.inset((rest.width() - ui.px(620)) / 2, ui.gap(Gap::wide));
    const Pane pane("turn", rest);
    const Picture picture(ui, "turn", rest,
                          Fingerprint(snapshot.made, state.turn_height, state.first_die, state.paper_money,
                                      notes_of_several(snapshot, state)));
    if (picture.wanted()) draw_waited_for(ui, rest, snapshot, state, queue);
}

}  // namespace tablebank
