// The calculator: the question and its player on the left, the deeds in the middle, the answer and the reason on the
// right.

#include <algorithm>
#include <array>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/typing/typed_text.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/name_text.h"
#include "app/ui/screens/calculator_parts.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/screens/side_screen.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

void draw_editions(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    calculator_caption(ui, ui.lang.tr("Edition"));
    const float width = ImGui::GetContentRegionAvail().x;
    const ButtonStyle shown{
        .key_hint = hint_of(KeyAction::choose_edition), .width = width, .height = ui.px(34), .align = Align::left};
    if (button(ui, "calc.edition", snapshot.edition, shown) || pressed(KeyAction::choose_edition)) {
        state.choosing_edition = !state.choosing_edition;
        state.edition_row = state.draft.edition;
        if (state.choosing_edition) ImGui::SetWindowFocus(nullptr);  // the keys of the list do not go to a field
    }
    if (!state.choosing_edition) return;
    const std::size_t count = snapshot.editions.size();
    if (count > 0 && pressed_or_held(KeyAction::down)) state.edition_row = (state.edition_row + 1) % count;
    if (count > 0 && pressed_or_held(KeyAction::up)) state.edition_row = (state.edition_row + count - 1) % count;
    const bool enter = pressed(KeyAction::go_on) && !ImGui::GetIO().WantTextInput;
    for (std::size_t i = 0; i < count; ++i) {
        const bool here = i == state.edition_row;
        const ButtonStyle style{.look = here ? ButtonLook::chosen : ButtonLook::quiet,
                                .key_hint = here ? hint_of(KeyAction::go_on) : "",
                                .width = width,
                                .height = ui.px(30),
                                .lettering = Lettering::small,
                                .align = Align::left};
        if (button(ui, "calc.edition." + std::to_string(i), snapshot.editions[i], style) || (here && enter)) {
            state.wanted_edition = i;
            state.choosing_edition = false;
        }
    }
}

/// Whether a question does not fit in half a line next to its key: then it has a line of its own.
bool is_broad(const Ui& ui, const CalculatorQuestion& asked, std::size_t nth, float half) {
    const ButtonStyle style{.key_hint = hint_of(KeyAction::question, nth), .lettering = Lettering::small};
    return chords_of(KeyAction::question)[nth].held != Held::nothing && button_width(ui, asked.text, style) > half;
}

void draw_questions(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    calculator_caption(ui, ui.lang.tr("Question"));
    const float half = (ImGui::GetContentRegionAvail().x - ui.gap(Gap::small)) / 2;
    bool line_taken = true;
    for (std::size_t i = 0; i < snapshot.questions.size(); ++i) {
        const CalculatorQuestion& asked = snapshot.questions[i];
        const bool broad = is_broad(ui, asked, i, half);
        const ButtonStyle style{.look = asked.question == state.draft.question ? ButtonLook::chosen : ButtonLook::plain,
                                .key_hint = hint_of(KeyAction::question, i),
                                .width = broad ? ImGui::GetContentRegionAvail().x : half,
                                .height = ui.px(32),
                                .lettering = Lettering::small,
                                .align = Align::left};
        const bool beside = !line_taken && !broad;
        if (beside) ImGui::SameLine(0, ui.gap(Gap::small));
        line_taken = beside || broad;
        if (button(ui, "calc.question." + asked.id, asked.text, style) || pressed(KeyAction::question, i))
            state.draft.question = asked.question;
    }
}

/// Who is at the table; the one pressed is shown.
void draw_players(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    const Palette& p = ui.palette();
    const std::size_t count = state.draft.players.size();
    const std::string keys = hint_of(KeyAction::previous_player) + " · " + hint_of(KeyAction::next_player);
    calculator_caption(
        ui, count > 1 ? ui.lang.tr("Players") + "  (" + key_text(ui.lang, keys) + ")" : ui.lang.tr("Players"));
    if (pressed(KeyAction::next_player)) state.draft.player = (state.draft.player + 1) % count;
    if (pressed(KeyAction::previous_player)) state.draft.player = (state.draft.player + count - 1) % count;
    std::optional<std::size_t> gone;
    for (std::size_t i = 0; i < state.draft.players.size(); ++i) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        Rect row{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + ui.px(30)}};
        const Rect side = cut_right(row, ui.px(30));
        const bool chosen = i == state.draft.player;
        const std::string number = std::to_string(i);
        if (hot_area(ui, "calc.player." + number, state.draft.players[i].name, row)) state.draft.player = i;
        paint_panel(ui, row, chosen || ImGui::IsItemHovered() ? p.hover : p.raised);
        Rect rest = row.inset(ui.gap(Gap::small), 0);
        if (i < snapshot.marks.size())
            paint_token(ui, cut_left(rest, ui.px(22), ui.gap(Gap::small)).centre(), ui.px(20), snapshot.marks[i]);
        paint_line(ui, rest, chosen ? Lettering::strong : Lettering::body, p.text, state.draft.players[i].name);
        ImGui::SetCursorScreenPos(side.min);
        const ButtonStyle take{.look = ButtonLook::quiet,
                               .enabled = state.draft.players.size() > 1,
                               .tip = ui.lang.tr("Take off the list"),
                               .width = side.width(),
                               .height = side.height()};
        if (button(ui, "calc.remove." + number, "×", take)) gone = i;
        ImGui::SetCursorScreenPos({at.x, row.max.y + ui.px(2)});
    }
    const bool room = count < snapshot.most_players && !snapshot.names.empty();
    const ButtonStyle add{.look = ButtonLook::quiet,
                          .enabled = room,
                          .key_hint = hint_of(KeyAction::add_player),
                          .lettering = Lettering::small};
    const bool added =
        button(ui, "calc.add", ui.lang.tr("Add a player"), add) || (room && pressed(KeyAction::add_player));
    const ButtonStyle off{.look = ButtonLook::quiet,
                          .enabled = count > 1,
                          .key_hint = hint_of(KeyAction::take_off_list),
                          .lettering = Lettering::small};
    const std::string words = ui.lang.tr("Take off the list");
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + ui.gap(Gap::small) + button_width(ui, words, off) < right) ImGui::SameLine();
    if (button(ui, "calc.take-off", words, off) || (count > 1 && pressed(KeyAction::take_off_list)))
        gone = state.draft.player;
    if (added) add_player(state.draft, snapshot.roles, snapshot.names);
    if (gone) remove_player(state.draft, *gone);
}

void draw_player(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    DraftPlayer& player = state.draft.players.at(state.draft.player);
    const float half = (ImGui::GetContentRegionAvail().x - ui.gap(Gap::small)) / 2;
    text(ui, Lettering::small, ui.palette().faint, ui.lang.tr("Name and cash"));
    static_cast<void>(field(ui, "calc.name", player.name, {.width = half, .keeps = true}));
    ImGui::SameLine(0, ui.gap(Gap::small));
    static_cast<void>(field(ui, "calc.cash", player.cash, {.width = half - ui.px(64), .keeps = true}));
    const auto more = [&](const char* key, const char* sign, std::int64_t by) {
        ImGui::SameLine(0, ui.px(2));
        const ButtonStyle style{.width = ui.px(30), .height = ImGui::GetItemRectSize().y};
        if (button(ui, key, sign, style))
            player.cash = std::to_string(std::max<std::int64_t>(0, read_cash(player.cash).value_or(0) + by));
    };
    more("calc.cash.less", "–", -50);
    more("calc.cash.more", "+", 50);
    const bool turn_role = pressed(KeyAction::other_role) && snapshot.roles.size() > 1;
    Role chosen = player.role;
    for (const Role role : snapshot.roles) {
        const ButtonStyle style{.look = player.role == role ? ButtonLook::chosen : ButtonLook::plain,
                                .key_hint = player.role == role ? "" : hint_of(KeyAction::other_role),
                                .width = half,
                                .height = ui.px(30),
                                .lettering = Lettering::small};
        if (role != snapshot.roles.front()) ImGui::SameLine(0, ui.gap(Gap::small));
        if (button(ui, "calc.role." + std::string(to_string(role)), role_text(ui.lang, role), style) ||
            (turn_role && role != player.role))
            chosen = role;
    }
    if (chosen != player.role) state.wanted_role = chosen;
    const ButtonStyle jail{.look = player.jailed ? ButtonLook::chosen : ButtonLook::plain,
                           .key_hint = hint_of(KeyAction::jailed),
                           .height = ui.px(30),
                           .lettering = Lettering::small};
    if (button(ui, "calc.jailed", snapshot.held, jail) || pressed(KeyAction::jailed)) player.jailed = !player.jailed;
    const ButtonStyle gone{.look = player.bankrupt ? ButtonLook::chosen : ButtonLook::plain,
                           .tip = hint_of(KeyAction::bankrupt),
                           .height = ui.px(30),
                           .lettering = Lettering::small};
    const std::string words = ui.lang.tr("Bankrupt");
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + ui.gap(Gap::small) + button_width(ui, words, gone) < right)
        ImGui::SameLine(0, ui.gap(Gap::small));
    if (button(ui, "calc.bankrupt", words, gone) || pressed(KeyAction::bankrupt)) player.bankrupt = !player.bankrupt;
}

/// The value of a ruling that many steps from the one that holds.
void turn_ruling(const RulingChoice& ruling, int steps, CalculatorDraft& draft) {
    const auto count = static_cast<std::ptrdiff_t>(ruling.values.size());
    if (count == 0) return;
    if (ruling.takes_number) {
        draft.rulings[ruling.key] = stepped_ruling(ruling.value, steps, ruling.values.front().value);
        return;
    }
    const auto now = std::ranges::find(ruling.values, ruling.value, &RulingChoice::Value::value);
    const auto at = now == ruling.values.end() ? count - 1 : now - ruling.values.begin();
    draft.rulings[ruling.key] = ruling.values[static_cast<std::size_t>((at + steps + count) % count)].value;
}

/// With Alt the arrows go through the rulings, whatever has the focus.
void walk_rulings(const CalculatorSnapshot& snapshot, CalculatorState& state) {
    const std::size_t count = snapshot.rulings.size();
    if (count == 0) return;
    const std::size_t before = state.ruling = std::min(state.ruling, count - 1);
    if (pressed_or_held(KeyAction::ruling_down)) state.ruling = (state.ruling + 1) % count;
    if (pressed_or_held(KeyAction::ruling_up)) state.ruling = (state.ruling + count - 1) % count;
    if (state.ruling != before) state.show_ruling = true;
    if (pressed(KeyAction::ruling_right)) turn_ruling(snapshot.rulings[state.ruling], 1, state.draft);
    if (pressed(KeyAction::ruling_left)) turn_ruling(snapshot.rulings[state.ruling], -1, state.draft);
}

void draw_ruling_figure(const Ui& ui, const RulingChoice& ruling, CalculatorDraft& draft) {
    std::string value = ruling.value;
    if (ruling_number(ui, nullptr, "calc.rule." + ruling.key + ".number", value, ruling.values.front().value))
        draft.rulings[ruling.key] = value;
}

/// Each ruling with the value that holds; a press goes on to the next value.
void draw_rulings(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state) {
    const std::string words =
        snapshot.changed_rulings == 0
            ? ui.lang.tr("Rulings, as the edition has them")
            : ui.lang.trn("Rulings, {count} of the table's own", "Rulings, {count} of the table's own",
                          static_cast<std::int64_t>(snapshot.changed_rulings));
    space(ui, Gap::tight);
    const float width = ImGui::GetContentRegionAvail().x;
    const ButtonStyle head{.key_hint = hint_of(KeyAction::show_rulings),
                           .width = width,
                           .height = ui.px(30),
                           .lettering = Lettering::small,
                           .align = Align::left};
    if (button(ui, "calc.rulings", words, head) || pressed(KeyAction::show_rulings)) {
        state.show_rulings = !state.show_rulings;
        state.show_ruling = state.show_rulings;
    }
    if (!state.show_rulings) return;
    walk_rulings(snapshot, state);
    text(ui, Lettering::small, ui.palette().faint,
         ui.lang.tr("Alt with Up and Down goes through the rulings, with Left and Right through the values."));
    for (std::size_t i = 0; i < snapshot.rulings.size(); ++i) {
        const RulingChoice& ruling = snapshot.rulings[i];
        const auto now = std::ranges::find(ruling.values, ruling.value, &RulingChoice::Value::value);
        text(ui, Lettering::small, i == state.ruling ? ui.palette().text : ui.palette().quiet, ruling.text);
        const ButtonStyle style{.look = ruling.changed ? ButtonLook::chosen : ButtonLook::usual,
                                .width = width,
                                .height = ui.px(26),
                                .lettering = Lettering::small,
                                .align = Align::left};
        const std::string value = now == ruling.values.end() ? ruling.value : now->text;
        if (button(ui, "calc.rule." + ruling.key, value, style)) {
            state.ruling = i;
            turn_ruling(ruling, 1, state.draft);
        }
        if (i == state.ruling) {
            paint_edge(ui, {ImGui::GetItemRectMin(), ImGui::GetItemRectMax()}, ui.palette().text, 2);
            if (std::exchange(state.show_ruling, false)) ImGui::SetScrollHereY(0.5F);
        }
        if (ruling.takes_number) draw_ruling_figure(ui, ruling, state.draft);
    }
}

void draw_file(const Ui& ui, CalculatorState& state, PendingIntent& queue) {
    calculator_caption(ui, ui.lang.tr("A position in a file") + "  (" + hint_of(KeyAction::open_path) + ")");
    const FieldStyle name{.hint = "/home/anna/position.json", .focus = std::exchange(state.focus_file, false)};
    if (pressed(KeyAction::open_path)) queue.push(intent::ChooseFile{FileKind::position});
    const FieldEvents typing = field(ui, "calc.file", state.file, name);
    if (name.focus) ImGui::SetScrollHereY(0.5F);
    const bool named = !state.file.empty();
    const ButtonStyle open{
        .enabled = named, .key_hint = typing.active ? hint_of(KeyAction::go_on) : "", .lettering = Lettering::small};
    const ButtonStyle save{.enabled = named, .key_hint = hint_of(KeyAction::save), .lettering = Lettering::small};
    if (button(ui, "calc.open", ui.lang.tr("Open"), open) || (typing.entered && named))
        queue.push(intent::OpenPosition{state.file});
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    const float wide = button_width(ui, ui.lang.tr("Save as a new file"), save);
    if (ImGui::GetItemRectMax().x + ui.gap(Gap::small) + wide < right) ImGui::SameLine();
    if (button(ui, "calc.save", ui.lang.tr("Save as a new file"), save) || (named && pressed(KeyAction::save)))
        queue.push(intent::SavePosition{state.file});
    if (!ui.said().empty()) {
        note(ui, "calc.file.answer", Lettering::small, ui.palette().text, ui.said());
        if (ui.notice->take_fresh()) ImGui::SetScrollHereY(1);
    }
}

/// The line and the deeds, with the answer next to them.
void draw_list(const Ui& ui, Rect in, const CalculatorSnapshot& snapshot, CalculatorState& state, PendingIntent& queue,
               bool typing) {
    const Rect right = cut_right(in, in.width() * 0.52F, ui.gap(Gap::large));
    if (!state.draft.question) draw_calculator_line(ui, cut_top(in, ui.px(132), ui.gap(Gap::small)), snapshot, state);
    draw_calculator_deeds(ui, in, snapshot, state, typing);
    draw_calculator_answer(ui, right, snapshot, state, queue, typing);
}

/// The edition, the question, the players, the rulings, a file.
void draw_calculator_table(const Ui& ui, const Rect& in, const CalculatorSnapshot& snapshot, CalculatorState& state,
                           PendingIntent& queue) {
    const Pane pane("calc.table", in);
    draw_editions(ui, snapshot, state);
    draw_questions(ui, snapshot, state);
    draw_players(ui, snapshot, state);
    draw_player(ui, snapshot, state);
    draw_rulings(ui, snapshot, state);
    draw_file(ui, state, queue);
}

}  // namespace

void calculator_caption(const Ui& ui, std::string_view words) {
    space(ui, Gap::tight);
    text(ui, Lettering::small, ui.palette().faint, words);
}

void draw_calculator(const Ui& ui, const CalculatorSnapshot& snapshot, CalculatorState& state, PendingIntent& queue) {
    const Palette& p = ui.palette();
    const bool typing = ImGui::IsAnyItemActive();
    const bool nothing_typed = !typing || std::exchange(state.at_empty_search, false);
    Rect rest = page_column(ui, ui.px(1420), ui.gap(Gap::large));
    Rect head = cut_top(rest, ui.px(40), ui.gap(Gap::small));
    const bool leave = back_button(ui, head, "calc.back", ui.lang.tr("Back"));
    const std::string other = state.board ? ui.lang.tr("Deeds as a list") : ui.lang.tr("Deeds on the board");
    const ButtonStyle turn{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::deeds_on_board)};
    if (button_right(ui, head, "calc.board", other, turn, ui.gap(Gap::small)) || pressed(KeyAction::deeds_on_board))
        state.board = !state.board;
    paint_line(ui, head, Lettering::figure, p.text, ui.lang.tr("Calculator"));
    const Rect left = cut_left(rest, std::clamp(rest.width() * 0.25F, ui.px(220), ui.px(330)), ui.gap(Gap::large));
    draw_calculator_table(ui, left, snapshot, state, queue);
    if (state.board)
        draw_calculator_board(ui, rest, snapshot, state, queue, typing);
    else
        draw_list(ui, rest, snapshot, state, queue, typing);
    if (pressed(KeyAction::find_deed)) state.focus_search = true;
    const bool escape = nothing_typed && pressed(KeyAction::back);
    if (escape && state.choosing_edition) {
        state.choosing_edition = false;
    } else if (leave || escape) {
        queue.push(intent::Back{});
    }
}

}  // namespace tablebank
