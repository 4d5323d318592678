// The edition editor: the numbers of a custom box, with messages next to the fields and in a list.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/name_text.h"
#include "app/ui/screens/edition_rows.h"
#include "app/ui/screens/side_screen.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

void wish_for_edition(PendingIntent& queue, EditionAction action) {
    queue.push(intent::Editions{action});
}

/// The name of a section, with the number of its findings.
std::string section_words(const EditorTab& tab) {
    const std::size_t found = tab.errors + tab.warnings;
    return found == 0 ? tab.text : tab.text + "  (" + std::to_string(found) + ")";
}

/// How many lines the sections and the way to the next finding take.
int section_lines(const Ui& ui, const EditorSnapshot& snapshot, float whole) {
    int lines = 1;
    float left = whole;
    const auto place = [&](const std::string& words, const std::string& hint) {
        const float width = button_width(ui, words, {.key_hint = hint, .lettering = Lettering::small});
        if (width > left && left < whole) {
            ++lines;
            left = whole;
        }
        left -= width + ui.gap(Gap::tight);
    };
    for (std::size_t i = 0; i < snapshot.tabs.size(); ++i)
        place(section_words(snapshot.tabs[i]), hint_of(KeyAction::section, i));
    place(snapshot.verdict, hint_of(KeyAction::next_finding));
    return lines;
}

/// The sections, and on to the next finding.
void draw_sections(const Ui& ui, const EditorSnapshot& snapshot, EditionsState& state) {
    for (std::size_t i = 0; i < snapshot.tabs.size(); ++i) {
        const EditorTab& tab = snapshot.tabs[i];
        const std::string words = section_words(tab);
        const ButtonStyle style{.look = tab.section == state.draft->section ? ButtonLook::chosen : ButtonLook::plain,
                                .key_hint = hint_of(KeyAction::section, i),
                                .height = ui.px(32),
                                .lettering = Lettering::small};
        if (i > 0) flow(ui, button_width(ui, words, style));
        if (button(ui, "edition.tab." + std::to_string(i), words, style) || pressed(KeyAction::section, i))
            state.draft->section = tab.section;
    }
    const ButtonStyle next{.look = snapshot.errors > 0 ? ButtonLook::plain : ButtonLook::quiet,
                           .enabled = !snapshot.findings.empty(),
                           .key_hint = hint_of(KeyAction::next_finding),
                           .tip = ui.lang.tr("To the next one"),
                           .height = ui.px(32),
                           .lettering = Lettering::small};
    flow(ui, button_width(ui, snapshot.verdict, next));
    if ((button(ui, "edition.next", snapshot.verdict, next) || pressed(KeyAction::next_finding)) && next.enabled)
        go_to_finding(snapshot, state.finding % snapshot.findings.size(), state);
}

/// The role whose rents are shown.
void draw_rent_columns(const Ui& ui, const EditorSnapshot& snapshot, EditionsState& state) {
    const bool turn = pressed(KeyAction::other_role);
    Role chosen = state.draft->column;
    for (const Role role : snapshot.columns) {
        const bool now = role == state.draft->column;
        const ButtonStyle style{.look = now ? ButtonLook::chosen : ButtonLook::plain,
                                .key_hint = now ? "" : hint_of(KeyAction::other_role),
                                .height = ui.px(28),
                                .lettering = Lettering::small};
        if (role != snapshot.columns.front()) ImGui::SameLine(0, ui.gap(Gap::tight));
        const std::string words = ui.lang.tr("Rents: {role}", {{"role", role_text(ui.lang, role)}});
        if (button(ui, "edition.column." + std::string(to_string(role)), words, style) || (turn && !now)) chosen = role;
    }
    state.draft->column = chosen;
}

/// The question before changes would be lost, in the place of the file.
void draw_unsaved_question(const Ui& ui, EditionsState& state, PendingIntent& queue) {
    note(ui, "edition.asks", Lettering::strong, ui.palette().refused, ui.lang.tr("The changes are not saved."));
    const ButtonStyle save{
        .look = ButtonLook::primary, .key_hint = hint_of(KeyAction::go_on), .lettering = Lettering::small};
    if (button(ui, "edition.save-and-go", ui.lang.tr("Save"), save) || pressed(KeyAction::go_on))
        wish_for_edition(queue, EditionAction::save_and_go);
    ImGui::SameLine();
    const ButtonStyle drop{.key_hint = hint_of(KeyAction::drop_changes), .lettering = Lettering::small};
    if (button(ui, "edition.discard", ui.lang.tr("Drop the changes"), drop) || pressed(KeyAction::drop_changes))
        wish_for_edition(queue, EditionAction::discard);
    ImGui::SameLine();
    const ButtonStyle stay{
        .look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::back), .lettering = Lettering::small};
    if (button(ui, "edition.stay", ui.lang.tr("Keep editing"), stay)) state.asks_leave = false;
}

void draw_file_buttons(const Ui& ui, const EditorSnapshot& snapshot, float height, EditionsState& state,
                       PendingIntent& queue) {
    const ButtonStyle save{.look = state.unsaved() ? ButtonLook::primary : ButtonLook::plain,
                           .key_hint = hint_of(KeyAction::save),
                           .height = height,
                           .lettering = Lettering::small};
    if (button(ui, "edition.save", ui.lang.tr("Save"), save) || pressed(KeyAction::save))
        wish_for_edition(queue, EditionAction::save);
    ImGui::SameLine();
    if (state.asks_over) {
        const ButtonStyle over{
            .key_hint = hint_of(KeyAction::write_over), .height = height, .lettering = Lettering::small};
        if (button(ui, "edition.over", ui.lang.tr("Write over it"), over) || pressed(KeyAction::write_over))
            wish_for_edition(queue, EditionAction::save_over);
        ImGui::SameLine();
    }
    ButtonStyle play{.enabled = snapshot.sound && !state.unsaved() && !state.file.empty(),
                     .key_hint = hint_of(KeyAction::play_edition),
                     .height = height,
                     .lettering = Lettering::small};
    if (!snapshot.sound)
        play.tip = ui.lang.tr("An edition with errors can be saved, but not played with.");
    else if (state.unsaved())
        play.tip = ui.lang.tr("Save it first.");
    const bool asked =
        button(ui, "edition.play", ui.lang.tr("New game with it"), play) || pressed(KeyAction::play_edition);
    if (asked && play.enabled) wish_for_edition(queue, EditionAction::play);
    if (asked && !play.enabled) ui.show_error(play.tip);
}

/// The sentence under the file: the result of the last action, whether it is saved.
std::string file_words(const Ui& ui, const EditionsState& state) {
    if (!ui.said().empty()) return ui.said();
    if (state.unsaved()) return ui.lang.tr("Changed, not saved yet");
    return ui.lang.tr(
        "Comments and unchanged values stay as they are in the file. {undo} undoes, {back} leaves a field as it was.",
        {{"undo", key_text(ui.lang, hint_of(KeyAction::undo))}, {"back", key_text(ui.lang, hint_of(KeyAction::back))}});
}

/// The path of the file, and the result of the last action.
void draw_edition_file(const Ui& ui, const Rect& in, const EditorSnapshot& snapshot, EditionsState& state,
                       PendingIntent& queue) {
    const Pane pane("edition.file", in, false);
    if (state.asks_leave) return draw_unsaved_question(ui, state, queue);
    const auto wide = [&](const std::string& words, KeyAction action) {
        return button_width(ui, words, {.key_hint = hint_of(action), .lettering = Lettering::small}) +
               ui.gap(Gap::small);
    };
    float buttons =
        wide(ui.lang.tr("Save"), KeyAction::save) + wide(ui.lang.tr("New game with it"), KeyAction::play_edition);
    if (state.asks_over) buttons += wide(ui.lang.tr("Write over it"), KeyAction::write_over);
    const float width = std::max(ImGui::GetContentRegionAvail().x - buttons, ui.px(120));
    const FieldEvents typing =
        field(ui, "edition.save-as", state.save_as, {.width = width, .lettering = Lettering::small});
    if (typing.changed) state.asks_over = false;
    const float height = ImGui::GetItemRectSize().y;
    ImGui::SameLine();
    draw_file_buttons(ui, snapshot, height, state, queue);
    const Palette& p = ui.palette();
    const std::string words = file_words(ui, state);
    if (!ui.said().empty()) {
        note(ui, "edition.answer", Lettering::small, ui.is_error() ? p.refused : p.quiet, words);
    } else if (state.unsaved()) {
        note(ui, "edition.unsaved", Lettering::small, p.accent, words);
    } else {
        text(ui, Lettering::small, p.faint, words);
    }
}

void draw_editor(const Ui& ui, Rect rest, const EditionsSnapshot& snapshot, EditionsState& state,
                 PendingIntent& queue) {
    const EditorSnapshot& editor = snapshot.editor;
    const bool narrow = rest.width() < ui.px(860);
    const float words = measure(ui, Lettering::small, file_words(ui, state), rest.width()).y;
    const float file = state.asks_leave ? ui.px(66) : ui.px(40) + words;
    draw_edition_file(ui, cut_top(rest, file, ui.gap(Gap::small)), editor, state, queue);
    const bool columns = editor.section == EditorSection::deeds && editor.columns.size() > 1;
    {
        const auto lines = static_cast<float>(section_lines(ui, editor, rest.width()));
        const float height = lines * ui.px(32) + (lines - 1) * ui.gap(Gap::small);
        const Pane pane("edition.tabs", cut_top(rest, height, ui.gap(Gap::small)), false);
        draw_sections(ui, editor, state);
    }
    // If the list of findings does not fit, F8 still goes through them and each is next to its field.
    if (!narrow)
        draw_edition_side(
            ui, cut_right(rest, std::clamp(rest.width() * 0.25F, ui.px(230), ui.px(340)), ui.gap(Gap::medium)),
            snapshot, state, queue);
    if (!state.asks_leave && pressed(KeyAction::print_deeds))
        ask_for_deeds(ui, editor.sound, EditionAction::print_deeds, queue);
    if (!state.asks_leave && pressed(KeyAction::write_table))
        ask_for_deeds(ui, editor.sound, EditionAction::write_table, queue);
    if (columns) {
        const Pane pane("edition.columns", cut_top(rest, ui.px(30), ui.gap(Gap::tight)), false);
        draw_rent_columns(ui, editor, state);
    }
    draw_edition_rows(ui, rest, editor, state);
}

/// Steps back and forward, cut off the right end of the head.
void draw_steps(const Ui& ui, Rect& head, const EditionsState& state, PendingIntent& queue) {
    const auto one = [&](const char* key, const std::string& words, bool enabled, KeyAction action) {
        const ButtonStyle style{.look = ButtonLook::quiet, .enabled = enabled, .key_hint = hint_of(action)};
        return button_right(ui, head, key, words, style, ui.gap(Gap::tight)) || (enabled && pressed(action));
    };
    if (one("edition.redo", ui.lang.tr("Redo"), state.history.can_redo(), KeyAction::redo))
        wish_for_edition(queue, EditionAction::redo);
    if (one("edition.undo", ui.lang.tr("Undo"), state.history.can_undo(), KeyAction::undo))
        wish_for_edition(queue, EditionAction::undo);
}

/// One step back: from the question, from the edition to the list of them, from there to the screen before.
void step_back_in_editions(EditionsState& state, PendingIntent& queue) {
    if (state.asks_leave) {
        state.asks_leave = false;
    } else if (state.draft || state.table) {
        wish_for_edition(queue, EditionAction::close);
    } else {
        queue.push(intent::Back{});
    }
}

std::string title_of_page(const Ui& ui, const EditionsSnapshot& snapshot, const EditionsState& state) {
    if (state.table) return ui.lang.tr("Deeds from a spreadsheet");
    return state.draft ? snapshot.editor.name : ui.lang.tr("Editions");
}

struct EditionRowWords {
    std::string key;
    std::string name;
    std::string detail;
    std::string verb;  ///< "Open", "Copy"
};

/// A row with the name, its details, and the action of a press at its right. True when pressed.
bool draw_edition_choice(const Ui& ui, const EditionRowWords& words, bool chosen) {
    const Palette& p = ui.palette();
    const Rect in = flow_row(ui.px(46));
    const bool press = hot_area(ui, words.key, words.name, in);
    const bool hovered = ImGui::IsItemHovered();
    paint_panel(ui, in, hovered || chosen ? p.hover : p.raised);
    if (chosen) paint_edge(ui, in, p.accent);
    Rect rest = in.inset(ui.gap(Gap::medium), ui.px(4));
    Rect side = cut_right(rest, measure(ui, Lettering::small, words.verb).x + ui.px(70), ui.gap(Gap::small));
    if (chosen) paint_key_hint(ui, side, p.text, hint_of(KeyAction::go_on));
    if (chosen) static_cast<void>(cut_right(side, ui.px(52)));
    paint_line(ui, side, Lettering::small, hovered || chosen ? p.text : p.quiet, words.verb, Align::right);
    paint_line(ui, cut_top(rest, ui.px(21)), Lettering::strong, p.text, words.name);
    paint_line(ui, rest, Lettering::small, p.quiet, words.detail);
    ImGui::SetCursorScreenPos({in.min.x, in.max.y + ui.gap(Gap::tight)});
    return press;
}

void wish_for_row(std::size_t row, const EditionsSnapshot& snapshot, PendingIntent& queue) {
    if (row < snapshot.own.size()) {
        queue.push(intent::Editions{EditionAction::open, 0, snapshot.own[row].file});
    } else if (row - snapshot.own.size() < snapshot.shipped.size()) {
        queue.push(intent::Editions{EditionAction::copy, row - snapshot.own.size()});
    }
}

void draw_list_rows(const Ui& ui, const EditionsSnapshot& snapshot, EditionsState& state, PendingIntent& queue) {
    const Palette& p = ui.palette();
    const auto row = [&](std::size_t number, const EditionRowWords& words) {
        const bool chosen = number == state.row;
        if (draw_edition_choice(ui, words, chosen)) wish_for_row(number, snapshot, queue);
        if (chosen && state.show_row) ImGui::SetScrollHereY(0.6F);
    };
    if (!snapshot.own.empty()) text(ui, Lettering::small, p.faint, ui.lang.tr("Your own"));
    for (std::size_t i = 0; i < snapshot.own.size(); ++i) {
        const OwnEditionRow& own = snapshot.own[i];
        row(i, {"edition.own." + std::to_string(i), own.name, own.state, ui.lang.tr("Open")});
    }
    if (!snapshot.own.empty()) space(ui, Gap::small);
    text(ui, Lettering::small, p.faint, ui.lang.tr("Copy one of the program's"));
    for (std::size_t i = 0; i < snapshot.shipped.size(); ++i) {
        const ShippedEditionRow& shipped = snapshot.shipped[i];
        row(snapshot.own.size() + i, {"edition.copy." + std::to_string(i), shipped.name,
                                      shipped.id + "  ·  " + shipped.detail, ui.lang.tr("Copy")});
    }
    state.show_row = false;
}

void draw_edition_path(const Ui& ui, EditionsState& state, PendingIntent& queue) {
    text(ui, Lettering::small, ui.palette().faint,
         ui.lang.tr("Open an edition, or the table of deeds of a spreadsheet (CSV), by its path, {key}",
                    {{"key", key_text(ui.lang, hint_of(KeyAction::open_path))}}));
    const std::string words = ui.lang.tr("Open");
    const float width = ImGui::GetContentRegionAvail().x - button_width(ui, words) - ui.gap(Gap::small);
    if (pressed(KeyAction::open_path)) queue.push(intent::ChooseFile{FileKind::edition});
    const bool focus = std::exchange(state.focus_path, false);
    const FieldEvents typing =
        field(ui, "edition.path", state.path, {.hint = "/home/anna/my-us.toml", .width = width, .focus = focus});
    if (typing.changed) ui.clear_message();
    const float height = ImGui::GetItemRectSize().y;
    ImGui::SameLine();
    const bool open = button(ui, "edition.open", words, {.enabled = !state.path.empty(), .height = height});
    if ((open || typing.entered) && !state.path.empty())
        queue.push(intent::Editions{EditionAction::open, 0, state.path});
}

void walk_list(EditionsState& state, std::size_t rows) {
    if (rows == 0) return;
    const std::size_t before = state.row;
    if (pressed_or_held(KeyAction::down)) state.row = (state.row + 1) % rows;
    if (pressed_or_held(KeyAction::up)) state.row = (state.row + rows - 1) % rows;
    if (state.row != before) state.show_row = true;
}

/// Which edition is edited: a file of one's own, or a copy of one of the program's.
void draw_edition_list(const Ui& ui, const Rect& in, const EditionsSnapshot& snapshot, EditionsState& state,
                       PendingIntent& queue) {
    const Palette& p = ui.palette();
    const bool typing = ImGui::IsAnyItemActive();
    Rect rest = in;
    const Rect foot = cut_bottom(rest, ui.px(ui.said().empty() ? 70 : 116), ui.gap(Gap::small));
    {
        const Pane pane("edition.list", rest);
        text(ui, Lettering::body, p.quiet,
             ui.lang.tr(
                 "Your box has other figures? Copy the edition that comes nearest, and type them in. The program's own "
                 "editions are never changed."));
        text(ui, Lettering::small, p.faint, ui.lang.tr("Copies are put into {folder}", {{"folder", snapshot.folder}}));
        space(ui, Gap::small);
        draw_list_rows(ui, snapshot, state, queue);
    }
    {
        const Pane pane("edition.by-path", foot);
        draw_edition_path(ui, state, queue);
        if (!ui.said().empty())
            note(ui, "edition.answer", Lettering::small, ui.is_error() ? p.refused : p.quiet, ui.said());
    }
    if (typing) return;
    walk_list(state, snapshot.own.size() + snapshot.shipped.size());
    if (pressed(KeyAction::go_on)) wish_for_row(state.row, snapshot, queue);
}

}  // namespace

void flow(const Ui& ui, float width) {
    const float end = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + ui.gap(Gap::tight) + width <= end) ImGui::SameLine(0, ui.gap(Gap::tight));
}

void draw_edition_editor(const Ui& ui, const EditionsSnapshot& snapshot, EditionsState& state, PendingIntent& queue) {
    const Palette& p = ui.palette();
    const bool typing = ImGui::IsAnyItemActive();
    const float most = state.draft ? ui.px(1560) : state.table ? ui.px(900) : ui.px(760);
    Rect rest = page_column(ui, most, ui.gap(Gap::large));
    Rect head = cut_top(rest, ui.px(40), ui.gap(Gap::small));
    const bool leave = back_button(ui, head, "edition.back", ui.lang.tr("Back"), ui.gap(Gap::small));
    if (state.draft) draw_steps(ui, head, state, queue);
    paint_line(ui, head, Lettering::figure, p.text, title_of_page(ui, snapshot, state));
    if (state.table) {
        draw_deed_table(ui, rest, snapshot.table, state, queue);
    } else if (state.draft) {
        draw_editor(ui, rest, snapshot, state, queue);
    } else {
        draw_edition_list(ui, rest, snapshot, state, queue);
    }
    if (leave || (!typing && pressed(KeyAction::back))) step_back_in_editions(state, queue);
}

}  // namespace tablebank
