// Next to the fields of an edition: errors and doubts, its deeds on paper, and the same in a terminal.

#include "app/i18n/language.h"
#include "app/ui/screens/edition_rows.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

/// One finding: its field, and its message.
void draw_edition_finding(const Ui& ui, const EditorSnapshot& snapshot, std::size_t number, EditionsState& state) {
    const Palette& p = ui.palette();
    const EditorFinding& finding = snapshot.findings[number];
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float inner = width - 2 * ui.gap(Gap::small);
    const std::string place =
        finding.warning ? ui.lang.tr("Doubtful: {field}", {{"field", finding.place}}) : finding.place;
    const float head = measure(ui, Lettering::small, place, inner).y;
    const float height = head + measure(ui, Lettering::small, finding.text, inner).y + ui.gap(Gap::medium);
    const Rect box{at, {at.x + width, at.y + height}};
    if (hot_area(ui, "edition.finding." + std::to_string(number), finding.text, box))
        go_to_finding(snapshot, number, state);
    paint_panel(ui, box, ImGui::IsItemHovered() ? p.hover : p.raised);
    Rect rest = box.inset(ui.gap(Gap::small), ui.px(5));
    paint_wrapped(ui, cut_top(rest, head, ui.px(1)), Lettering::small, finding.warning ? p.accent : p.refused, place);
    paint_wrapped(ui, rest, Lettering::small, p.quiet, finding.text);
    ImGui::SetCursorScreenPos({at.x, box.max.y + ui.gap(Gap::tight)});
}

/// The deed that is being typed, as it will look at the table.
void draw_edited_deed(const Ui& ui, const DeedSnapshot& deed) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = deed_card_height(ui, deed, width);
    paint_deed_card(ui, {at, {at.x + width, at.y + height}}, deed);
    ImGui::Dummy({width, height});
    space(ui, Gap::small);
}

/// The lines that do the same in a terminal; a press copies one.
void draw_edition_commands(const Ui& ui, const std::vector<std::string>& commands, EditionsState& state) {
    const Palette& p = ui.palette();
    text(ui, Lettering::small, p.faint, ui.lang.tr("The same in a terminal; a click copies"));
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float width = ImGui::GetContentRegionAvail().x;
        const bool copied = state.copied == commands[i];
        const float height =
            measure(ui, Lettering::tiny, commands[i], width - 2 * ui.gap(Gap::small)).y * 1.08F + ui.px(8);
        const Rect box{at, {at.x + width, at.y + height}};
        if (hot_area(ui, "edition.command." + std::to_string(i), commands[i], box)) {
            ImGui::SetClipboardText(commands[i].c_str());
            state.copied = commands[i];
        }
        const bool hovered = ImGui::IsItemHovered();
        paint_panel(ui, box, hovered ? p.hover : p.ground);
        paint_edge(ui, box, copied ? p.fine : p.line);
        paint_wrapped(ui, box.inset(ui.gap(Gap::small), ui.px(4)), Lettering::tiny, p.quiet, commands[i]);
        if (hovered && copied) tip(ui, ui.lang.tr("Copied"));
        ImGui::SetCursorScreenPos({at.x, box.max.y + ui.gap(Gap::tight)});
    }
}

/// The origin of the box, and its changes.
void draw_changes(const Ui& ui, const EditionsSnapshot& snapshot, EditionsState& state) {
    const ButtonStyle style{.look = state.shows_changes ? ButtonLook::chosen : ButtonLook::plain,
                            .width = ImGui::GetContentRegionAvail().x,
                            .height = ui.px(32),
                            .lettering = Lettering::small,
                            .align = Align::left};
    if (button(ui, "edition.changes", ui.lang.tr("What it changes against the edition that it is like"), style))
        state.shows_changes = !state.shows_changes;
    if (!state.shows_changes) return;
    const Palette& p = ui.palette();
    if (snapshot.origin.empty())
        text(ui, Lettering::small, p.faint, ui.lang.tr("Correct the errors of the edition first."));
    for (const std::string& line : snapshot.origin) note(ui, "edition.origin", Lettering::small, p.quiet, line);
    for (const EditionLines& section : snapshot.changes) {
        space(ui, Gap::small);
        text(ui, Lettering::small, p.text, section.heading);
        for (const std::string& line : section.lines) note(ui, "edition.change", Lettering::tiny, p.quiet, line);
    }
}

/// The deeds for reading and for a spreadsheet, as files next to the edition.
void draw_deed_papers(const Ui& ui, bool sound, PendingIntent& queue) {
    const auto one = [&](const char* key, const std::string& words, KeyAction action, EditionAction wanted) {
        const ButtonStyle style{.key_hint = hint_of(action),
                                .width = ImGui::GetContentRegionAvail().x,
                                .height = ui.px(32),
                                .lettering = Lettering::small,
                                .align = Align::left};
        if (button(ui, key, words, style)) ask_for_deeds(ui, sound, wanted, queue);
    };
    one("edition.print", ui.lang.tr("The deeds on paper, to compare with the cards"), KeyAction::print_deeds,
        EditionAction::print_deeds);
    one("edition.table", ui.lang.tr("The deeds as a table for a spreadsheet"), KeyAction::write_table,
        EditionAction::write_table);
}

}  // namespace

void ask_for_deeds(const Ui& ui, bool sound, EditionAction wanted, PendingIntent& queue) {
    if (sound) return queue.push(intent::Editions{wanted});
    ui.show_error(ui.lang.tr("Correct the errors of the edition first."));
}

void go_to_finding(const EditorSnapshot& snapshot, std::size_t finding, EditionsState& state) {
    if (finding >= snapshot.findings.size()) return;
    lead_to(*state.draft, snapshot.findings[finding].key);
    state.focus = snapshot.findings[finding].key;
    state.finding = finding + 1;
}

void paint_soundness(const Ui& ui, Rect in, bool sound, std::string_view key, const std::string& words) {
    const Palette& p = ui.palette();
    ui.report({ProbedWidget::Kind::note, std::string(key), words, in.min, in.max});
    const Rect sign = cut_left(in, ui.px(18), ui.gap(Gap::tight));
    if (sound) {
        paint_tick(ui, sign.centre(), ui.px(13), p.fine);
    } else {
        paint_cross(ui, sign.centre(), ui.px(13), p.refused);
    }
    paint_line(ui, in, Lettering::strong, p.text, words);
}

void draw_edition_side(const Ui& ui, const Rect& in, const EditionsSnapshot& snapshot, EditionsState& state,
                       PendingIntent& queue) {
    const Palette& p = ui.palette();
    const EditorSnapshot& editor = snapshot.editor;
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::medium));
    paint_soundness(ui, cut_top(rest, ui.px(24), ui.gap(Gap::small)), editor.sound, "edition.sound",
                    editor.sound ? ui.lang.tr("Ready to play") : ui.lang.tr("Not ready to play yet"));
    const Pane pane("edition.findings", rest);
    if (snapshot.card) draw_edited_deed(ui, *snapshot.card);
    if (editor.findings.empty()) text(ui, Lettering::small, p.faint, ui.lang.tr("Nothing is wrong or doubtful."));
    for (std::size_t i = 0; i < editor.findings.size(); ++i) draw_edition_finding(ui, editor, i, state);
    space(ui, Gap::medium);
    draw_deed_papers(ui, editor.sound, queue);
    space(ui, Gap::tight);
    draw_changes(ui, snapshot, state);
    space(ui, Gap::medium);
    draw_edition_commands(ui, snapshot.commands, state);
}

}  // namespace tablebank
