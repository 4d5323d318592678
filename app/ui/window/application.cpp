#include "app/ui/window/application.h"

#include "app/ui/screens/screens.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/key_input.h"
#include "app/ui/widgets/whole_window.h"
#include "app/ui/window/window.h"
#include "platform/path_text.h"

namespace tablebank {

void Application::begin(const WindowOptions& options) {
    if (options.file) return desk_.drop(*options.file);
    const StartSnapshot& start = desk_.start();
    if (options.resume && start.goes_on) return desk_.open(platform::path_of(start.recent.at(*start.goes_on).file));
    if (options.show_me) return desk_.carry_out(intent::ShowMe{});
    if (options.screen != Screen::start) desk_.carry_out(intent::Go{options.screen});
}

bool Application::in_trouble() const {
    return desk_.state().screen == Screen::table && desk_.game() != nullptr && desk_.game()->table.trouble.has_value();
}

void Application::return_to_table(std::int64_t closed_ms) {
    if (desk_.game() == nullptr) return;
    desk_.game()->table.line.wants_keyboard = true;
    desk_.game()->table.guard.stepped_back(closed_ms);
}

void Application::draw_game(const Ui& ui, OpenGame& game, PendingIntent& queue) {
    if (const PastSnapshot* past = game.past().shown()) {
        draw_past(ui, *past, game.past().take_back(), game.shown(), game.table, queue);
    } else {
        draw_table(ui, game.shown(), game.table, queue);
        if (game.table.covered && !game.table.trouble) draw_dialogs(ui, game.dialogs, game.session().game(), queue);
    }
}

void Application::draw_screen(const Ui& ui, PendingIntent& queue) {
    ScreenState& state = desk_.state();
    OpenGame* game = desk_.game();
    switch (state.screen) {
        case Screen::start:
            draw_start(ui, desk_.start(), state.start, queue);
            break;
        case Screen::new_game:
            draw_new_game(ui, desk_.new_game(), state.new_game, queue);
            break;
        case Screen::new_event:
            draw_new_event(ui, desk_.new_event(), state.new_event, queue);
            break;
        case Screen::table:
            if (game != nullptr) draw_game(ui, *game, queue);
            break;
        case Screen::settlement:
            if (game != nullptr) draw_settlement(ui, game->standings(), game->settlement, queue);
            break;
        case Screen::proof:
            if (game != nullptr) draw_proof(ui, game->proof.shown(), game->proof.state, queue);
            break;
        case Screen::charts:
            if (game != nullptr) draw_charts(ui, game->charts_shown(), game->charts, queue);
            break;
        case Screen::review:
            if (game != nullptr) draw_review(ui, game->review_shown(), game->review, queue);
            break;
        case Screen::join:
            draw_join(ui, state.join, queue);
            break;
        case Screen::phones:
            if (game != nullptr) draw_phones(ui, game->phones.shown(), game->phones.screen, queue);
            break;
        case Screen::event:
            if (desk_.director() != nullptr) draw_event(ui, desk_.director()->shown(), desk_.director()->state, queue);
            break;
        case Screen::calculator:
            draw_calculator(ui, desk_.calculator().snapshot(), state.calculator, queue);
            break;
        case Screen::editions:
            draw_edition_editor(ui, desk_.editions().snapshot(), state.editions, queue);
            break;
        case Screen::settings:
            draw_settings(ui, desk_.settings_shown(), state.settings, queue);
            break;
    }
}

void Application::draw_with_palette(const Ui& ui, PendingIntent& queue) {
    PaletteState& palette = desk_.state().palette;
    const bool wanted = std::exchange(palette.wanted, false);
    const bool toggled = !in_trouble() && (pressed(KeyAction::palette) || wanted);
    std::vector<SeenButton> buttons;
    const std::string press = std::exchange(palette.press, {});
    Ui beneath = ui;
    beneath.covered = palette.open || toggled;
    beneath.press = press;
    if (toggled && !palette.open) beneath.buttons = &buttons;
    {
        const std::optional<KeysAside> aside = beneath.covered ? std::make_optional<KeysAside>() : std::nullopt;
        PendingIntent none;
        ImGui::BeginDisabled(beneath.covered);
        ImGui::PushID(desk_.games_opened());  // what was scrolled belongs to its game
        draw_screen(beneath, beneath.covered ? none : queue);
        ImGui::PopID();
        ImGui::EndDisabled();
    }
    if (toggled) {
        desk_.toggle_palette(std::move(buttons));
    } else if (palette.open) {
        draw_palette(ui, desk_.palette(), palette, desk_.game() != nullptr, queue);
        if (!palette.open) return_to_table(ui.now_ms);
    }
}

void Application::listen(PendingIntent& queue) const {
    using enum KeyAction;
    listen_for({larger, smaller, usual_size, paper_money, close, players}, queue);
    if (pressed(fill_players) && desk_.players().open) queue.push(intent_of(fill_players));
}

void Application::draw_frame(const Ui& ui, PendingIntent& queue) {
    const WholeWindow window("tablebank");
    if (ui.pictures != nullptr) ui.pictures->begin(ui);
    HelpState& help = desk_.state().help;
    if (!in_trouble() && pressed(KeyAction::help)) {
        desk_.carry_out(intent::Help{});
    } else if (help.open) {
        draw_help(ui, desk_.help(), help);
        if (!help.open) return_to_table(ui.now_ms);
    } else {
        draw_with_palette(ui, queue);
        if (!desk_.state().palette.open && !in_trouble()) listen_for({KeyAction::calculator}, queue);
    }
    listen(queue);
}

/// In the place of a screen that could not be drawn: why, and the way back to the start.
void Application::draw_error(const Ui& ui, PendingIntent& queue) {
    const WholeWindow window("mishap");
    note(ui, "mishap", Lettering::body, ui.palette().refused, desk_.state().notice.words());
    if (pressed(KeyAction::back)) queue.push(intent::Leave{});
    if (pressed(KeyAction::close)) queue.push(intent::Close{});
}

void Application::draw(const Ui& given) {
    desk_.refresh();
    Ui ui = given;
    ui.lang = desk_.language();
    ui.notice = &desk_.state().notice;
    const ImVec2 at = ImGui::GetIO().MousePos;
    pointer_.begin_frame(at.x, at.y, ui.px(4), ui.now_ms);
    ui.pointer = &pointer_;
    PendingIntent queue;
    try {
        draw_frame(ui, queue);
    } catch (const std::exception& error) {
        queue = {};
        desk_.went_wrong("draw the screen", error);
        draw_error(ui, queue);
    }
    if (const auto wish = queue.take()) desk_.carry_out(*wish);
    desk_.refresh_players();
}

}  // namespace tablebank
