// A new game: the edition, the players and their roles, the ending, the rulings, the folder.

#include <algorithm>
#include <iterator>

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/screens/new_game_parts.h"
#include "app/ui/screens/rulings_sheet.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/note_drawing.h"

namespace tablebank {

namespace {

constexpr float foot_row = 44;
constexpr float foot_path = 20;

void caption(const Ui& ui, const std::string& words) {
    space(ui, Gap::tight);
    text(ui, Lettering::small, ui.palette().faint, words);
}

/// One of several, side by side; true when another was chosen.
bool one_of(const NewGameUi& screen, const std::string& key, const std::vector<std::string>& texts,
            std::size_t& chosen) {
    const Ui& ui = screen.ui;
    const std::size_t before = chosen;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const ButtonStyle style{.look = i == before ? ButtonLook::chosen : ButtonLook::plain};
        if (i > 0) beside_if_fits(ui, button_width(ui, texts[i], style));
        if (new_game_button(screen, key + '.' + std::to_string(i), texts[i], style, i == before)) chosen = i;
    }
    return chosen != before;
}

void draw_new_edition(const NewGameUi& screen) {
    const Ui& ui = screen.ui;
    const NewGameSnapshot& snapshot = screen.snapshot;
    NewGameDraft& draft = screen.draft();
    caption(ui, ui.lang.tr("Edition"));
    std::vector<std::string> names;
    for (const EditionChoice& edition : snapshot.editions) names.push_back(edition.name);
    if (std::size_t edition = draft.edition; one_of(screen, "new.edition", names, edition)) {
        const EditionChoice& chosen = snapshot.editions[edition];
        choose_edition(draft, edition, chosen.goals, chosen.minutes);
    }
    // A template may differ from the box on the table, so the button for the real numbers is prominent.
    const bool unsure = !snapshot.check.rows.empty();
    const ButtonStyle own{.look = unsure ? ButtonLook::primary : ButtonLook::quiet,
                          .key_hint = hint_of(KeyAction::editions),
                          .lettering = Lettering::small};
    const std::string words = unsure ? ui.lang.tr("My box has other figures") : ui.lang.tr("Custom edition");
    if (new_game_button(screen, "new.editions", words, own) || pressed(KeyAction::editions))
        screen.queue.push(intent::Go{Screen::editions});
    if (unsure) {
        bool& compares = screen.state.compares;
        const ButtonStyle check{.look = compares ? ButtonLook::chosen : ButtonLook::plain,
                                .key_hint = hint_of(KeyAction::compare_deeds),
                                .lettering = Lettering::small};
        ImGui::SameLine();
        if (new_game_button(screen, "new.check", ui.lang.tr("Compare the deeds"), check) ||
            pressed(KeyAction::compare_deeds))
            compares = !compares;
    }
    if (draft.edition < snapshot.editions.size() && !snapshot.editions[draft.edition].notice.empty()) {
        note(ui, "new.notice", Lettering::small, ui.palette().accent, snapshot.editions[draft.edition].notice);
    }
}

void draw_goal(const NewGameUi& screen) {
    const Ui& ui = screen.ui;
    NewGameDraft& draft = screen.draft();
    if (draft.edition >= screen.snapshot.editions.size()) return;
    caption(ui, ui.lang.tr("Game type"));
    const std::vector<Goal>& goals = screen.snapshot.editions[draft.edition].goals;
    auto chosen = static_cast<std::size_t>(std::ranges::find(goals, draft.goal) - goals.begin());
    if (one_of(screen, "new.goal", screen.snapshot.editions[draft.edition].goal_names, chosen))
        draft.goal = goals.at(chosen);
    if (draft.goal != Goal::timed) return;
    const bool here = screen.ring.within("new.minutes.") || screen.ring.within("new.goal.");
    const auto step = [&](const char* key, const char* sign, const std::string& says, int minutes) {
        const ButtonStyle style{
            .tip = says, .says = says, .width = ui.px(36), .lettering = Lettering::strong, .repeats = true};
        const bool typed = here && screen.ring.take(minutes > 0 ? KeyAction::more : KeyAction::less);
        if (new_game_button(screen, key, sign, style) || typed)
            draft.minutes = std::clamp(draft.minutes + minutes, 1, 1440);
        ImGui::SameLine();
    };
    step("new.minutes.less", "–", ui.lang.tr("Ten minutes less"), -10);
    step("new.minutes.more", "+", ui.lang.tr("Ten minutes more"), 10);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string minutes = ui.lang.trn("{count} minute", "{count} minutes", draft.minutes);
    paint_text(ui, {at.x, at.y + ui.px(7)}, Lettering::body, ui.palette().text, minutes);
    const ImVec2 size{measure(ui, Lettering::body, minutes).x, ui.px(32)};
    ui.report({ProbedWidget::Kind::note, "new.minutes", minutes, at, {at.x + size.x, at.y + size.y}});
    ImGui::Dummy(size);
}

/// Whether the table has notes, and what that does, by one example: above the rulings, always in sight.
void draw_paper_money(const NewGameUi& screen, Rect& rest) {
    const Ui& ui = screen.ui;
    if (!screen.snapshot.notes) return;
    const NotesExample& example = *screen.snapshot.notes;
    const bool on = screen.snapshot.paper_money;
    const float words = measure(ui, Lettering::small, example.words, rest.width()).y;
    const float notes = notes_height(ui, rest.width(), example.notes);
    const float more = on ? words + notes + 2 * ui.gap(Gap::tight) : 0;
    Rect in = cut_top(rest, ui.px(34) + more, ui.gap(Gap::medium));
    const ButtonStyle style{.key_hint = hint_of(KeyAction::paper_money),
                            .width = in.width(),
                            .height = ui.px(34),
                            .lettering = Lettering::small,
                            .align = Align::left,
                            .on = on};
    ImGui::SetCursorScreenPos(cut_top(in, ui.px(34), ui.gap(Gap::tight)).min);
    if (new_game_button(screen, "new.paper-money", ui.lang.tr("Paper money: show which notes to use for each payment"),
                        style))
        screen.queue.push(intent::SwitchPaperMoney{});
    if (!on) return;
    const Rect said = cut_top(in, words, ui.gap(Gap::tight));
    paint_wrapped(ui, said, Lettering::small, ui.palette().quiet, example.words);
    ui.report({ProbedWidget::Kind::note, "new.notes.example", example.words, said.min, said.max});
    draw_notes(ui, "new.notes", in, example.notes);
}

/// Why it cannot begin, the table's next step, or the player who begins.
void draw_sentence(const NewGameUi& screen, const Rect& in) {
    const Ui& ui = screen.ui;
    const Palette& p = ui.palette();
    const NewGameSnapshot& snapshot = screen.snapshot;
    const auto say = [&](const char* key, ImU32 colour, const std::string& words) {
        const auto high = [&](Lettering letters) { return measure(ui, letters, words, in.width()).y * 1.08F; };
        const Lettering letters = high(Lettering::body) <= in.height() + ui.px(2) ? Lettering::body : Lettering::small;
        const float height = high(letters);
        Rect at = in;
        at.min.y += std::max(0.0F, (in.height() - height) / 2);
        paint_wrapped(ui, at, letters, colour, words);
        ui.report({ProbedWidget::Kind::note, key, words, in.min, in.max});
        if (height > in.height() + ui.px(2) && ImGui::IsMouseHoveringRect(in.min, in.max)) tip(ui, words);
    };
    if (!ui.said().empty()) return say("new.trouble", p.refused, ui.said());
    if (!snapshot.problems.empty()) return say("new.problem", p.refused, snapshot.problems.front());
    if (!snapshot.step.empty()) return say("new.step", p.accent, snapshot.step);
    say("new.summary", p.quiet, snapshot.summary);
}

/// Always in sight: the file, whether the game can begin, and the button. True when it is to begin.
bool draw_new_foot(const NewGameUi& screen, const Rect& in) {
    const Ui& ui = screen.ui;
    const Palette& p = ui.palette();
    const NewGameSnapshot& snapshot = screen.snapshot;
    ui.list().AddLine({in.min.x, in.min.y - ui.gap(Gap::small)}, {in.max.x, in.min.y - ui.gap(Gap::small)}, p.line,
                      ui.px(1));
    Rect rest = in;
    Rect row = cut_top(rest, ui.px(foot_row), ui.gap(Gap::hair));
    const float letters = ui.fonts.size(Lettering::body) + 2 * ImGui::GetStyle().FramePadding.y;
    const Rect at = cut_left(row, std::min(ui.px(280), in.width() * 0.28F), ui.gap(Gap::medium));
    ImGui::SetCursorScreenPos({at.min.x, at.centre().y - letters / 2});
    const FieldStyle style{.hint = ui.lang.tr("File"), .width = at.width()};
    if (screen.ring.field_stop("new.file", screen.draft().file, style).changed) ui.clear_message();
    // Enter takes the roll first, and then the sides.
    const bool waits = snapshot.order.who.has_value() || snapshot.side.has_value();
    const ButtonStyle look{.look = waits ? ButtonLook::plain : ButtonLook::primary,
                           .enabled = snapshot.ready(),
                           .key_hint = waits ? "" : hint_of(KeyAction::go_on),
                           .height = row.height()};
    const Rect right = cut_right(row, button_width(ui, ui.lang.tr("Begin the game"), look), ui.gap(Gap::medium));
    ImGui::SetCursorScreenPos(right.min);
    const bool begin = new_game_button(screen, "new.begin", ui.lang.tr("Begin the game"), look);
    draw_sentence(screen, row);
    paint_line(ui, rest, Lettering::small, p.faint, snapshot.file);
    return begin || (!waits && !screen.in_name && pressed(KeyAction::go_on));
}

void draw_new_head(const NewGameUi& screen, Rect head) {
    const Ui& ui = screen.ui;
    paint_line(ui, head, Lettering::figure, ui.palette().text, ui.lang.tr("New game"));
    const ButtonStyle back{.look = ButtonLook::quiet, .key_hint = hint_of(KeyAction::back)};
    ImGui::SetCursorScreenPos(cut_right(head, button_width(ui, ui.lang.tr("Back"), back)).min);
    const bool press = new_game_button(screen, "new.back", ui.lang.tr("Back"), back);
    if (press || pressed(KeyAction::back)) screen.queue.push(intent::Go{Screen::start});
}

}  // namespace

bool new_game_button(const NewGameUi& screen, const std::string& key, const std::string& words,
                     const ButtonStyle& style, bool by_tab) {
    const bool press = button(screen.ui, key, words, style);
    const Rect in{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    return screen.ring.stop(key, in, style.enabled, by_tab) || press;
}

void draw_new_game(const Ui& ui, const NewGameSnapshot& snapshot, NewGameState& state, PendingIntent& queue) {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float width = std::min(ui.px(1240), display.x - 2 * ui.gap(Gap::wide));
    Rect rest{{(display.x - width) / 2, ui.gap(Gap::large)},
              {(display.x + width) / 2, display.y - ui.gap(Gap::medium)}};
    const Rect head = cut_top(rest, ui.px(44), ui.gap(Gap::small));
    const Rect foot = cut_bottom(rest, ui.px(foot_row + foot_path) + ui.gap(Gap::hair), ui.gap(Gap::large));
    const Rect left = cut_left(rest, std::max(ui.px(500), width * 0.48F), ui.gap(Gap::wide));
    FocusRing ring(ui, state.focus);
    const NewGameUi screen{ui, ring, snapshot, state, queue, ring.within("new.name.")};
    {
        const Pane pane("new", left);
        draw_new_edition(screen);
        caption(ui, screen.ui.lang.tr("Players, in the order of play"));
        draw_new_players(screen);
        draw_goal(screen);
    }
    draw_paper_money(screen, rest);
    if (state.compares && !snapshot.check.rows.empty()) {
        draw_deed_check(screen, rest);
    } else {
        draw_rulings_sheet({ui, ring, queue}, rest, "new", snapshot.rulings, state.draft.rulings);
    }
    const bool begin = draw_new_foot(screen, foot);
    draw_new_head(screen, head);
    if (begin && snapshot.ready()) queue.push(intent::Begin{});
}

}  // namespace tablebank
