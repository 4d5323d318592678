// A new game: the edition, who plays which role, how it ends, what the table rules, where it is kept.

#include <algorithm>
#include <iterator>

#include "app/i18n/words.h"
#include "app/present/name_text.h"
#include "app/ui/screens/new_game_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

void caption(const Ui& ui, const std::string& words) {
    space(ui, Gap::tight);
    text(ui, Lettering::small, ui.palette().faint, words);
}

/// One of several, side by side; true when another was chosen.
bool one_of(const Ui& ui, const std::string& key, const std::vector<std::string>& texts, std::size_t& chosen) {
    bool changed = false;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const ButtonStyle style{.look = i == chosen ? ButtonLook::chosen : ButtonLook::plain};
        if (i > 0 && ImGui::GetItemRectMax().x + button_width(ui, texts[i], style) + ui.gap(Gap::small) <
                         ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x) {
            ImGui::SameLine();
        }
        if (button(ui, key + '.' + std::to_string(i), texts[i], style) && i != chosen) {
            chosen = i;
            changed = true;
        }
    }
    return changed;
}

void draw_editions(const Ui& ui, const NewGameSnapshot& snapshot, NewGameState& state, CommandQueue& queue) {
    NewGameDraft& draft = state.draft;
    caption(ui, tr("Edition"));
    std::vector<std::string> names;
    for (const EditionChoice& edition : snapshot.editions) names.push_back(edition.name);
    if (std::size_t edition = draft.edition; one_of(ui, "new.edition", names, edition)) {
        const EditionChoice& chosen = snapshot.editions[edition];
        choose_edition(draft, edition, chosen.goals, chosen.minutes);
    }
    const ButtonStyle own{.look = ButtonLook::quiet, .key_hint = "Ctrl+E", .lettering = Lettering::small};
    if (button(ui, "new.editions", tr("Figures of your own box"), own) || pressed_with_ctrl(Key::e))
        queue.push(wish::Go{Screen::editions});
    if (!snapshot.check.rows.empty()) {
        const ButtonStyle check{.look = state.compares ? ButtonLook::chosen : ButtonLook::plain,
                                .key_hint = "Ctrl+D",
                                .lettering = Lettering::small};
        ImGui::SameLine();
        if (button(ui, "new.check", tr("Compare the deeds"), check) || pressed_with_ctrl(Key::d))
            state.compares = !state.compares;
    }
    if (draft.edition < snapshot.editions.size() && !snapshot.editions[draft.edition].notice.empty()) {
        note(ui, "new.notice", Lettering::small, ui.palette().accent, snapshot.editions[draft.edition].notice);
    }
}

/// One player: his seat, name and role. True when he is to be taken off.
bool draw_player(const Ui& ui, const NewGameSnapshot& snapshot, NewGameState& state, std::size_t i) {
    NewGameDraft& draft = state.draft;
    PlayerSetup& player = draft.players[i];
    std::vector<PlayerSetup> shown = draft.players;
    if (snapshot.roles.empty())
        for (PlayerSetup& each : shown) each.role = Role::player;
    const auto marks = player_marks(shown);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    paint_token(ui, {at.x + ui.px(15), at.y + ui.px(16)}, ui.px(28), marks[i]);
    ImGui::SetCursorScreenPos({at.x + ui.px(40), at.y});
    const std::string key = "new.name." + std::to_string(i);
    const FieldStyle style{.hint = tr_in("of a player", "Name"), .width = ui.px(180), .focus = state.focus_name == i};
    if (field(ui, key, player.name, style).changed) state.trouble.clear();
    const float height = ImGui::GetItemRectSize().y;
    for (const Role role : snapshot.roles) {
        ImGui::SameLine();
        const ButtonStyle look{.look = player.role == role ? ButtonLook::chosen : ButtonLook::plain,
                               .height = height,
                               .lettering = Lettering::small};
        if (button(ui, "new.role." + std::to_string(i) + '.' + std::string(to_string(role)), role_text(role), look))
            player.role = role;
    }
    if (draft.rolls_for_order) {
        draft.dice.resize(draft.players.size());
        ImGui::SameLine();
        static_cast<void>(
            field(ui, "new.dice." + std::to_string(i), draft.dice[i], {.hint = "34", .width = ui.px(76)}));
    }
    if (draft.players.size() <= snapshot.fewest_players) return false;
    ImGui::SameLine();
    return button(ui, "new.remove." + std::to_string(i), "×",
                  {.look = ButtonLook::quiet, .tip = tr("Take off the list"), .height = height});
}

/// Who begins, by the dice: the list turns until he stands first.
void draw_order_roll(const Ui& ui, const NewGameSnapshot& snapshot, NewGameDraft& draft) {
    if (draft.players.size() < snapshot.most_players) ImGui::SameLine();
    const ButtonStyle roll{.look = draft.rolls_for_order ? ButtonLook::chosen : ButtonLook::quiet};
    if (button(ui, "new.roll", tr("Roll for the order"), roll)) {
        draft.rolls_for_order = !draft.rolls_for_order;
        draft.dice.clear();
    }
    if (!draft.rolls_for_order) return;
    note(ui, "new.order", Lettering::small, ui.palette().accent, snapshot.order.text);
    if (!snapshot.order.who || *snapshot.order.who >= draft.players.size()) return;
    const std::string name = draft.players[*snapshot.order.who].name;
    if (button(ui, "new.first", tr("{player} goes first", {{"player", name}}), {.look = ButtonLook::primary}))
        begin_with(draft, *snapshot.order.who);
}

void draw_players_list(const Ui& ui, const NewGameSnapshot& snapshot, NewGameState& state) {
    NewGameDraft& draft = state.draft;
    caption(ui, tr("Players, in the order of play"));
    std::optional<std::size_t> gone;
    for (std::size_t i = 0; i < draft.players.size(); ++i) {
        if (draw_player(ui, snapshot, state, i)) gone = i;
    }
    state.focus_name.reset();
    if (gone) {
        draft.players.erase(draft.players.begin() + static_cast<std::ptrdiff_t>(*gone));
        if (*gone < draft.dice.size()) draft.dice.erase(draft.dice.begin() + static_cast<std::ptrdiff_t>(*gone));
    }
    if (draft.players.size() < snapshot.most_players &&
        button(ui, "new.add", tr("Add a player"), {.look = ButtonLook::quiet})) {
        const auto monopolists = std::ranges::count(draft.players, Role::monopolist, &PlayerSetup::role);
        const bool more = 2 * static_cast<std::size_t>(monopolists) > draft.players.size();
        draft.players.push_back({"", more ? Role::competitor : Role::monopolist});
        state.focus_name = draft.players.size() - 1;
    }
    draw_order_roll(ui, snapshot, draft);
    text(ui, Lettering::small, ui.palette().quiet, snapshot.balance);
}

void draw_goal(const Ui& ui, const NewGameSnapshot& snapshot, NewGameDraft& draft) {
    if (draft.edition >= snapshot.editions.size()) return;
    caption(ui, tr("How it ends"));
    const std::vector<Goal>& goals = snapshot.editions[draft.edition].goals;
    std::vector<std::string> texts;
    std::ranges::transform(goals, std::back_inserter(texts), goal_text);
    auto chosen = static_cast<std::size_t>(std::ranges::find(goals, draft.goal) - goals.begin());
    if (one_of(ui, "new.goal", texts, chosen)) draft.goal = goals.at(chosen);
    if (draft.goal != Goal::timed) return;
    const auto step = [&](const char* key, const char* sign, int minutes) {
        if (button(ui, key, sign, {.width = ui.px(36), .lettering = Lettering::strong}))
            draft.minutes = std::clamp(draft.minutes + minutes, 1, 1440);
        ImGui::SameLine();
    };
    step("new.minutes.less", "–", -10);
    step("new.minutes.more", "+", 10);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string minutes = trn("{count} minute", "{count} minutes", draft.minutes);
    paint_text(ui, {at.x, at.y + ui.px(7)}, Lettering::body, ui.palette().text, minutes);
    ImGui::Dummy({measure(ui, Lettering::body, minutes).x, ui.px(32)});
}

void draw_ruling(const Ui& ui, const RulingChoice& ruling, NewGameDraft& draft) {
    text(ui, Lettering::small, ruling.changed ? ui.palette().accent : ui.palette().text, ruling.text);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.gap(Gap::tight));
    const ButtonLook held = ruling.changed ? ButtonLook::chosen : ButtonLook::usual;
    for (const RulingChoice::Value& value : ruling.values) {
        const ButtonStyle style{.look = value.value == ruling.value ? held : ButtonLook::quiet,
                                .width = ImGui::GetContentRegionAvail().x,
                                .height = ui.px(25),
                                .lettering = Lettering::small,
                                .align = Align::left};
        if (button(ui, "new.rule." + ruling.key + '.' + value.value, value.text, style))
            draft.rulings[ruling.key] = value.value;
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(6));
    }
    space(ui, Gap::small);
}

void draw_rulings(const Ui& ui, const Rect& in, const NewGameSnapshot& snapshot, NewGameDraft& draft) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in.inset(ui.gap(Gap::large));
    paint_line(ui, cut_top(rest, ui.px(28)), Lettering::title, p.text, tr("Rulings"));
    paint_line(ui, cut_top(rest, ui.px(24), ui.gap(Gap::small)), Lettering::small, p.quiet,
               tr("Where the rule book is silent, the table decides. These are the defaults of the edition."));
    const Pane pane("rulings", rest);
    for (const RulingChoice& ruling : snapshot.rulings) draw_ruling(ui, ruling, draft);
}

void draw_file(const Ui& ui, const NewGameSnapshot& snapshot, NewGameState& state) {
    caption(ui, tr("File"));
    if (field(ui, "new.file", state.draft.file).changed) state.trouble.clear();
    text(ui, Lettering::small, ui.palette().faint, snapshot.file);
}

/// What stands in the way, and the button: always in sight, however long the choices above it are.
bool draw_foot(const Ui& ui, Rect& left, const NewGameSnapshot& snapshot, const NewGameState& state) {
    const Palette& p = ui.palette();
    const float line = ImGui::GetStyle().ItemSpacing.y;
    float height = ui.px(44) + ui.gap(Gap::small);
    for (const std::string& problem : snapshot.problems)
        height += measure(ui, Lettering::small, problem, left.width()).y + line;
    if (!state.trouble.empty()) height += measure(ui, Lettering::body, state.trouble, left.width()).y + line;
    const Rect foot = cut_bottom(left, std::min(height, left.height() / 2), ui.gap(Gap::small));
    const Pane pane("new.foot", foot);
    for (const std::string& problem : snapshot.problems) note(ui, "new.problem", Lettering::small, p.refused, problem);
    if (!state.trouble.empty()) note(ui, "new.trouble", Lettering::body, p.refused, state.trouble);
    const bool begin =
        button(ui, "new.begin", tr("Begin the game"),
               {.look = ButtonLook::primary, .enabled = snapshot.ready(), .key_hint = "Enter", .height = ui.px(44)});
    return begin || pressed(Key::enter) || pressed(Key::keypad_enter);
}

}  // namespace

void draw_new_game(const Ui& ui, const NewGameSnapshot& snapshot, NewGameState& state, CommandQueue& queue) {
    const Palette& p = ui.palette();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(1240), display.x - 2 * ui.gap(Gap::wide));
    Rect rest{{(display.x - width) / 2, ui.gap(Gap::wide)}, {(display.x + width) / 2, display.y - ui.gap(Gap::wide)}};
    Rect head = cut_top(rest, ui.px(44), ui.gap(Gap::small));
    paint_line(ui, head, Lettering::figure, p.text, tr("New game"));
    const ButtonStyle back{.look = ButtonLook::quiet, .key_hint = "Esc"};
    const Rect at = cut_right(head, button_width(ui, tr("Back"), back));
    ImGui::SetCursorScreenPos(at.min);
    if (button(ui, "new.back", tr("Back"), back) || pressed(Key::escape)) queue.push(wish::Go{Screen::start});
    Rect left = cut_left(rest, std::max(ui.px(500), width * 0.48F), ui.gap(Gap::wide));
    const bool begin = draw_foot(ui, left, snapshot, state);
    {
        const Pane pane("new", left);
        draw_editions(ui, snapshot, state, queue);
        draw_players_list(ui, snapshot, state);
        draw_goal(ui, snapshot, state.draft);
        draw_file(ui, snapshot, state);
    }
    if (state.compares && !snapshot.check.rows.empty()) {
        draw_deed_check(ui, rest, snapshot, state, queue);
    } else {
        draw_rulings(ui, rest, snapshot, state.draft);
    }
    if (begin && snapshot.ready()) queue.push(wish::Begin{});
}

}  // namespace tablebank
