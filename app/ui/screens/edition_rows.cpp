// The rows of a section of the edition editor: fields side by side, with the errors of a row below it.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/ui/screens/edition_rows.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

/// The parts of a field that it shows in a frame.
struct FieldLook {
    float width = 0;
    bool focus = false;
    ImU32 edge = 0;
};

/// The focus, and the cell to which it moves when the frame ends: in the same column, a row above or below.
struct RowWalk {
    std::size_t row = 0;
    std::size_t column = 0;
    int step = 0;
};

/// The nearest row that way which has the column.
std::string key_beside(const EditorSnapshot& snapshot, const RowWalk& walk) {
    const auto rows = static_cast<int>(snapshot.rows.size());
    for (int row = static_cast<int>(walk.row) + walk.step; row >= 0 && row < rows; row += walk.step) {
        const EditorRow& there = snapshot.rows[static_cast<std::size_t>(row)];
        if (walk.column < there.fields.size()) return there.fields[walk.column].key;
    }
    return {};
}

/// The first field of a section.
std::string first_key(const EditorSnapshot& snapshot) {
    const auto row = std::ranges::find_if(snapshot.rows, [](const EditorRow& each) { return !each.fields.empty(); });
    return row == snapshot.rows.end() ? std::string{} : row->fields.front().key;
}

/// One of the known values; arrows, Space and presses go on.
void draw_edition_choice_field(const Ui& ui, const EditorField& shown, const FieldLook& look, EditionsState& state) {
    const auto count = static_cast<int>(shown.choices.size());
    const auto now = std::ranges::find(shown.choices, shown.typed, &RulingChoice::Value::value);
    std::string all;
    for (const RulingChoice::Value& choice : shown.choices) all += (all.empty() ? "" : "\n") + choice.text;
    if (shown.left_out) all += "\n" + ui.lang.tr("Not in the file: this value is used.");
    const std::string text = now != shown.choices.end() ? now->text : shown.typed.empty() ? "–" : shown.typed;
    const ChoiceFieldStyle style{look.width, look.focus, shown.left_out, all, look.edge};
    const int step = choice_field(ui, "edition." + shown.key, text, style);
    if (step == 0) return;
    const auto place = static_cast<int>(now - shown.choices.begin());
    const int next = now == shown.choices.end() ? 0 : (place + step + count) % count;
    state.history.choose(*state.draft, shown.key, shown.choices[static_cast<std::size_t>(next)].value);
    if (shown.key.ends_with(".kind")) {  // the row has other fields now
        ++state.drawn_anew;
        state.focus = shown.key;
    }
    ui.clear_message();
}

/// Draws a field; returns the step to the row that the focus moves to: +1 down, -1 up, 0 if it stays.
int draw_edition_typed_field(const Ui& ui, const EditorField& shown, const FieldLook& look, EditionsState& state) {
    std::string typed = shown.typed;
    const FieldStyle style{.hint = shown.left_out ? ui.lang.tr("left out") : std::string{},
                           .width = look.width,
                           .lettering = Lettering::small,
                           .focus = look.focus,
                           .own_undo = true,
                           .edge = look.edge};
    const FieldEvents events = field(ui, "edition." + shown.key, typed, style);
    if (events.cancelled) {
        state.history.take_back_field(*state.draft);
    } else if (events.changed) {
        state.history.type(*state.draft, shown.key, typed);
        state.asks_over = false;
        ui.clear_message();
    }
    if (events.left) state.history.leave(*state.draft);
    if (events.active) state.at = shown.key;
    if (events.entered || (events.active && pressed_or_held(KeyAction::down))) return 1;
    return events.active && pressed_or_held(KeyAction::up) ? -1 : 0;
}

int draw_edition_field(const Ui& ui, const EditorField& shown, float width, bool focus, EditionsState& state) {
    const Palette& p = ui.palette();
    const ImU32 edge = shown.message.empty() ? 0 : shown.warning ? p.accent : p.refused;
    const FieldLook look{width, focus, edge};
    int step = 0;
    if (shown.choices.empty()) {
        step = draw_edition_typed_field(ui, shown, look, state);
    } else {
        draw_edition_choice_field(ui, shown, look, state);
    }
    if (focus && !ImGui::IsItemVisible()) ImGui::SetScrollHereY(0.4F);
    return step;
}

/// The messages of a row below it, in words: a coloured edge alone is not enough.
void draw_row_messages(const Ui& ui, const EditorRow& row, float indent) {
    const Palette& p = ui.palette();
    for (const EditorField& field : row.fields) {
        if (field.message.empty()) continue;
        ImGui::Indent(indent);
        const std::string said = field.label.empty() ? field.message
                                                     : ui.lang.tr("{field}: {message}",
                                                                  {{"field", field.label}, {"message", field.message}});
        note(ui, "edition.message." + field.key, Lettering::small, field.warning ? p.accent : p.refused,
             field.warning ? ui.lang.tr("Doubtful: {field}", {{"field", said}}) : said);
        ImGui::Unindent(indent);
    }
}

/// The widths of the fields of a row: those of the table's heads if it has them.
std::vector<float> field_widths(const Ui& ui, const EditorSnapshot& snapshot, const EditorRow& row, float width) {
    std::vector<float> shares = snapshot.shares;
    if (shares.empty()) {
        for (const EditorField& field : row.fields) shares.push_back(field.share);
    }
    float sum = 0;
    for (const float share : shares) sum += share;
    const float gaps = ui.gap(Gap::tight) * static_cast<float>(shares.size());
    for (float& share : shares) share *= (width - gaps) / std::max(sum, 0.1F);
    return shares;
}

void draw_row_ends(const Ui& ui, const EditorRow& row, float height, EditionsState& state) {
    // A row of fields has space for two characters only.
    const std::string more = ui.lang.tr("One more");
    const ButtonStyle add{.look = row.fields.empty() ? ButtonLook::plain : ButtonLook::quiet,
                          .tip = row.fields.empty() ? std::string{} : more,
                          .height = height,
                          .lettering = Lettering::small};
    if (!row.adds.empty() && button(ui, "edition.add." + row.adds, row.fields.empty() ? more : "+", add)) {
        state.history.add(*state.draft, row.adds);
        ++state.drawn_anew;
        ui.clear_message();
    }
    if (!row.adds.empty() && !row.removes.empty()) ImGui::SameLine(0, ui.gap(Gap::tight));
    const ButtonStyle take{
        .look = ButtonLook::quiet, .tip = ui.lang.tr("Take it out"), .height = height, .lettering = Lettering::small};
    if (!row.removes.empty() && button(ui, "edition.remove." + row.removes, "×", take)) {
        state.history.remove(*state.draft, row.removes);
        ++state.drawn_anew;
        ui.clear_message();
    }
}

void draw_row_title(const Ui& ui, const EditorRow& row, Rect title) {
    const Palette& p = ui.palette();
    if (!row.colour.empty()) {
        const Rect chip = cut_left(title, ui.px(8), ui.gap(Gap::small)).inset(0, ui.px(4));
        ui.list().AddRectFilled(chip.min, chip.max, Theme::printed(row.colour, p.line), ui.px(2));
    }
    const Lettering lettering = row.fields.empty() ? Lettering::strong : Lettering::small;
    // A long one is in two rows of small text.
    if (measure(ui, Lettering::tiny, row.title).x <= title.width())
        paint_line(ui, title, lettering, p.text, row.title);
    else
        paint_wrapped(ui, title, Lettering::tiny, p.text, row.title);
    const bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(title.min, title.max);
    if (hovered && !row.name.empty()) tip(ui, row.title + "\n" + row.name);
}

void draw_edition_row(const Ui& ui, const EditorSnapshot& snapshot, std::size_t number, float title_width,
                      const std::string& focus, EditionsState& state) {
    const EditorRow& row = snapshot.rows[number];
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float whole = ImGui::GetContentRegionAvail().x;
    const float height = ui.fonts.size(Lettering::small) + 2 * ui.px(5);
    draw_row_title(ui, row, {at, {at.x + title_width - ui.gap(Gap::small), at.y + height}});
    const auto signs = static_cast<float>((row.removes.empty() ? 0 : 1) + (row.adds.empty() ? 0 : 1));
    const float ends = row.fields.empty() ? 0 : signs * ui.px(34);
    float x = at.x + title_width;
    const std::vector<float> wide = field_widths(ui, snapshot, row, whole - title_width - ends);
    const bool table = !snapshot.labels.empty();
    for (std::size_t i = 0; i < row.fields.size() && i < wide.size(); ++i) {
        const EditorField& each = row.fields[i];
        float width = wide[i];
        if (!table && !each.label.empty() && row.fields.size() > 1) {
            const float label = std::min(measure(ui, Lettering::tiny, each.label).x + ui.gap(Gap::small), width * 0.6F);
            const Rect in{{x, at.y}, {x + label - ui.gap(Gap::tight), at.y + height}};
            paint_line(ui, in, Lettering::tiny, ui.palette().faint, each.label, Align::right);
            x += label;
            width -= label;
        }
        ImGui::SetCursorScreenPos({x, at.y});
        const int step = draw_edition_field(ui, each, width, each.key == focus, state);
        if (step != 0) state.focus = key_beside(snapshot, {number, i, step});
        x += width + ui.gap(Gap::tight);
    }
    if (!row.adds.empty() || !row.removes.empty()) {
        ImGui::SetCursorScreenPos({x, at.y});
        draw_row_ends(ui, row, height, state);
    }
    ImGui::SetCursorScreenPos({at.x, at.y + height});
    ImGui::Dummy({0, 0});
    draw_row_messages(ui, row, title_width);
}

void draw_column_heads(const Ui& ui, const EditorSnapshot& snapshot, float title_width) {
    if (snapshot.labels.empty()) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    float x = at.x + title_width;
    const std::vector<float> wide = field_widths(ui, snapshot, {}, width - title_width);
    for (std::size_t i = 0; i < snapshot.labels.size(); ++i) {
        paint_line(ui, {{x, at.y}, {x + wide[i], at.y + ui.px(18)}}, Lettering::tiny, ui.palette().faint,
                   snapshot.labels[i]);
        x += wide[i] + ui.gap(Gap::tight);
    }
    ImGui::Dummy({0, ui.px(18)});
}

}  // namespace

void draw_edition_rows(const Ui& ui, const Rect& in, const EditorSnapshot& snapshot, EditionsState& state) {
    const bool table = !snapshot.labels.empty();
    const float title = table ? ui.px(54) : in.width() * (snapshot.section == EditorSection::cards ? 0.2F : 0.42F);
    const bool here = snapshot.section == state.draft->section && !ui.covered;
    const std::string focus = here && !state.focus.empty() ? field_for(snapshot, state.focus) : std::string{};
    if (here) state.focus.clear();
    if (here && !ImGui::IsAnyItemActive() && pressed(KeyAction::next_part)) state.focus = first_key(snapshot);
    Rect rest = in;
    if (table) {
        const Pane heads("edition.heads", cut_top(rest, ui.px(20)), false);
        draw_column_heads(ui, snapshot, title);
    }
    const Pane pane("edition.rows", rest);
    // A field that must forget its typed text gets another name for ImGui, and keeps its name for the probe.
    ImGui::PushID(state.drawn_anew);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(ui.gap(Gap::small), ui.px(5)));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.gap(Gap::small), ui.px(3)));
    for (std::size_t row = 0; row < snapshot.rows.size(); ++row)
        draw_edition_row(ui, snapshot, row, title, focus, state);
    ImGui::PopStyleVar(2);
    ImGui::PopID();
}

}  // namespace tablebank
