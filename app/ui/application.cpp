#include "app/ui/application.h"

#include <algorithm>
#include <stdexcept>

#include "app/i18n/language.h"
#include "app/i18n/words.h"
#include "app/present/program/game_name.h"
#include "app/present/typing/typed_dice.h"
#include "app/present/words/file_error_text.h"
#include "app/ui/widgets/keys.h"
#include "app/ui/widgets/picture.h"
#include "db/file/file_error.h"

namespace tablebank {

Application::Application(ApplicationOptions options) : options_(std::move(options)), recent_(options_.state) {
    const LoadedSettings loaded = options_.loaded ? *options_.loaded : load_settings(options_.settings);
    settings_ = loaded.settings;
    go(Screen::start);
    if (!loaded.set_aside.empty())
        state_.start.trouble = tr("The settings could not be read. They lie in {file} now, and the usual ones hold.",
                                  {{"file", loaded.set_aside.string()}});
}

Application::~Application() {
    remember();
}

void Application::open(const std::filesystem::path& file) {
    if (session_) leave();
    const std::string typed = state_.start.path;
    try {
        take_over(Session::open(file, options_.stamps));
    } catch (const FileError& error) {
        go(Screen::start);
        // A path with a slip in it is put right, not typed again.
        state_.start.path = typed;
        state_.start.focus_path = !typed.empty();
        state_.start.trouble = file_error_text(error);
    }
}

void Application::take_over(Session session) {
    remember();
    session_.emplace(std::move(session));
    table_ = {};
    table_made_of_.reset();
    past_ = {};
    preview_made_of_.reset();
    dialogs_.forget();
    state_.table = {};
    state_.settlement = {};
    remember();
    names_.clear();
    for (const PlayerSetup& player : session_->setup().players) names_ += player.name + ' ';
    for (const BoardSpace& space : session_->setup().edition->board) names_ += space.name;
    for (const Deed& deed : session_->setup().edition->deeds) names_ += deed.name;
    go(Screen::table);
}

void Application::remember() {
    // The list is a convenience: a disk that refuses it must not stand in the way of the game.
    if (session_) static_cast<void>(recent_.remember(describe(*session_)));
}

void Application::leave() {
    remember();
    session_.reset();
    go(Screen::start);
}

void Application::go(Screen screen) {
    if (screen == Screen::settings) {
        if (state_.screen != Screen::settings) state_.came_from = state_.screen;
        state_.settings = {};
        state_.settings.games = settings_.games.string();
        settings_shown_ = make_settings_snapshot(settings_, options_.settings);
    }
    if (screen == Screen::new_game) {
        load_editions_of_ones_own();
        state_.new_game = {};
        const auto mine =
            std::ranges::find(*editions_, language(), [](const auto& loaded) { return loaded.edition.language; });
        if (mine != editions_->end())
            state_.new_game.draft.edition = static_cast<std::size_t>(mine - editions_->begin());
        state_.new_game.draft.file = fresh_name(settings_.games, options_.stamps.now_ms());
        new_game_made_of_.reset();
    }
    if (screen == Screen::start) {
        state_.start = {.focus_path = state_.start.focus_path};
        start_ = make_start_snapshot(recent_.games(), options_.stamps.now_ms());
        names_.clear();
        for (const RecentRow& row : start_.recent) names_ += row.players + ' ';
    }
    if (screen == Screen::table) state_.table.line.wants_keyboard = !state_.table.focus_search;
    if (screen == Screen::settlement) {
        state_.settlement.refusal.clear();
        refresh_settlement();
    }
    if (screen == Screen::calculator) calculate();
    if (screen == Screen::editions) edit();
    state_.screen = screen;
}

void Application::calculate() {
    if (state_.screen == Screen::calculator || state_.screen == Screen::settings) return;
    if (!editions_) load_editions_of_ones_own();
    state_.calculator.from = state_.screen;
    calculator_.open(*editions_, session_ ? &*session_ : nullptr, state_.calculator);
}

void Application::back() {
    // A game half set up stays as it was typed; the other screens are made anew.
    const Screen to = state_.screen == Screen::calculator ? state_.calculator.from
                      : state_.screen == Screen::editions ? state_.editions.from
                                                          : state_.came_from;
    if (to == Screen::new_game) {
        if (state_.screen == Screen::editions) load_editions_of_ones_own();
        state_.screen = to;
    } else {
        go(to);
    }
}

void Application::begin() {
    const NewGameDraft& draft = state_.new_game.draft;
    const std::filesystem::path file = game_path(settings_.games, draft.file);
    try {
        std::error_code trouble;
        std::filesystem::create_directories(file.parent_path(), trouble);
        Setup setup = make_setup(*editions_, draft, options_.stamps.new_id(), language());
        take_over(Session::create(file, std::move(setup), nullptr, options_.stamps));
    } catch (const FileError& error) {
        state_.new_game.trouble = file_error_text(error);
    }
}

void Application::show(Dialog dialog) {
    if (!session_ || state_.screen != Screen::table) return;
    dialogs_.show(dialog, *session_);
    state_.table.line.wants_keyboard = true;
}

void Application::resize(int percent) {
    Settings wanted = settings_;
    wanted.scale_percent = std::clamp(percent == 0 ? 100 : settings_.scale_percent + percent, Settings::smallest_scale,
                                      Settings::largest_scale);
    set(wanted);
}

void Application::set(const Settings& wanted) {
    const bool other_language = wanted.language != settings_.language;
    settings_ = wanted;
    if (other_language) {
        use_language(settings_.language.empty() ? language_of_environment() : settings_.language);
        start_ = make_start_snapshot(recent_.games(), options_.stamps.now_ms());
        new_game_made_of_.reset();
        preview_made_of_.reset();
        if (state_.help.open) write_help();
    }
    // The choice holds for this session even where it cannot be kept for the next.
    const bool kept = save_settings(options_.settings, settings_);
    state_.settings.trouble = kept ? "" : tr("This cannot be kept for the next time: the disk refuses to write it.");
    settings_shown_ = make_settings_snapshot(settings_, options_.settings);
}

void Application::carry_out(const Wish& wish) {
    if (edition_desk_.holds(wish, state_.editions)) {
        state_.screen = Screen::editions;
        return;
    }
    struct {
        Application& program;
        void operator()(const wish::Post& wanted) const { program.post(wanted); }
        void operator()(const wish::PostPasted&) const { program.post_pasted(); }
        void operator()(const wish::Open& wanted) const { program.open(wanted.file); }
        void operator()(const wish::Begin&) const { program.begin(); }
        void operator()(const wish::Go& wanted) const { program.go(wanted.to); }
        void operator()(const wish::Show& wanted) const { program.show(wanted.dialog); }
        void operator()(const wish::Leave&) const { program.leave(); }
        void operator()(const wish::SaveCopy& wanted) const { program.save_copy(wanted.file); }
        void operator()(const wish::TryAgain&) const { program.try_again(); }
        void operator()(const wish::LeaveTrouble&) const { program.leave_trouble(); }
        void operator()(const wish::Help&) const { program.toggle_help(); }
        void operator()(const wish::Actions&) const { program.state_.palette.wanted = true; }
        void operator()(const wish::OpenPosition& wanted) const {
            program.calculator_.open_file(wanted.file, program.state_.calculator);
        }
        void operator()(const wish::SavePosition& wanted) const {
            program.calculator_.save_file(wanted.file, program.state_.calculator);
        }
        void operator()(const wish::Editions& wanted) const { program.carry_out(wanted); }
        void operator()(const wish::Close&) const { program.closing_ = true; }
        void operator()(const wish::Resize& wanted) const { program.resize(wanted.percent); }
        void operator()(const wish::Set& wanted) const { program.set(wanted.settings); }
        void operator()(const wish::SwitchPaperMoney&) const {
            Settings other = program.settings_;
            other.paper_money = !other.paper_money;
            program.set(other);
        }
        void operator()(const wish::Back&) const { program.back(); }
        void operator()(const wish::Branch& wanted) const { program.branch(wanted); }
        void operator()(const wish::ShowPlayers&) const { program.players_.open = !program.players_.open; }
        void operator()(const wish::FillPlayersScreen&) const { program.players_.full = !program.players_.full; }
    } const carrier{*this};
    std::visit(carrier, wish);
}

void Application::refresh_settlement() {
    if (!session_) return;
    UtilityDice dice;
    for (const auto& [space, typed] : state_.settlement.dice) {
        if (const auto thrown = typed_dice(typed)) dice[space] = *thrown;
    }
    settlement_ = make_settlement_snapshot(session_->table(), dice);
}

void Application::refresh_table() {
    table_.clock = clock_face(session_->game(), session_->now_ms());
    TableKey key{session_->game().last, language(), state_.table.selection, table_.clock.up};
    if (table_made_of_ != key) {
        // Another language words the log anew.
        if (table_made_of_ && table_made_of_->language != key.language) table_ = {};
        update(table_, *session_, state_.table.selection);
        ++tables_made_;
        table_made_of_ = std::move(key);
    }
    std::pair typed{state_.table.line.typed, session_->game().last};
    if (preview_made_of_ == typed) return;
    table_.preview = preview_line(*session_, typed.first);
    table_.completions = typed_completions(session_->game(), typed.first, language());
    preview_made_of_ = std::move(typed);
}

void Application::refresh() {
    switch (state_.screen) {
        case Screen::start:
            break;
        case Screen::new_game:
            if (new_game_made_of_ != state_.new_game.draft) {
                new_game_ = make_new_game_snapshot(*editions_, state_.new_game.draft, settings_.games);
                new_game_made_of_ = state_.new_game.draft;
                for (const PlayerSetup& player : state_.new_game.draft.players) names_ += player.name + ' ';
            }
            break;
        case Screen::table:
            refresh_table();
            past_.refresh(*session_, state_.table);
            break;
        case Screen::calculator:
            if (calculator_.refresh(state_.calculator)) names_ += calculator_.names();
            break;
        case Screen::editions:
            if (edition_desk_.refresh(state_.editions)) names_ += edition_desk_.names(state_.editions);
            break;
        case Screen::settlement:
        case Screen::settings:
            break;
    }
}

void Application::draw_game(const Ui& ui, CommandQueue& queue) {
    TableState& table = state_.table;
    table.covered = dialogs_.open();
    if (const PastSnapshot* past = past_.shown()) {
        draw_past(ui, *past, past_.take_back(), table_, table, queue);
    } else {
        draw_table(ui, table_, table, queue);
        if (table.covered && !table.trouble) dialogs_.draw(ui, *session_, queue);
    }
}

void Application::draw_screen(const Ui& ui, CommandQueue& queue) {
    switch (state_.screen) {
        case Screen::start:
            draw_start(ui, start_, state_.start, queue);
            break;
        case Screen::new_game:
            draw_new_game(ui, new_game_, state_.new_game, queue);
            break;
        case Screen::table:
            state_.table.paper_money = settings_.paper_money;
            state_.table.dice_at_once = settings_.dice_at_once;
            draw_game(ui, queue);
            break;
        case Screen::settlement: {
            const auto typed = state_.settlement.dice;
            draw_settlement(ui, settlement_, state_.settlement, queue);
            if (typed != state_.settlement.dice) refresh_settlement();
            break;
        }
        case Screen::calculator:
            draw_calculator(ui, calculator_.snapshot(), state_.calculator, queue);
            break;
        case Screen::editions:
            draw_edition_editor(ui, edition_desk_.snapshot(), state_.editions, queue);
            break;
        case Screen::settings:
            draw_settings(ui, settings_shown_, state_.settings, queue);
            break;
    }
}

void Application::toggle_help() {
    state_.help = {.open = !state_.help.open};
    state_.palette.open = false;
    if (state_.help.open) write_help();
    state_.table.line.wants_keyboard = true;
}

void Application::write_help() {
    help_.all = make_help();
    find_in_help(help_, state_.help.typed);
}

void Application::draw_with_palette(const Ui& ui, CommandQueue& queue) {
    PaletteState& palette = state_.palette;
    const bool wanted = std::exchange(palette.wanted, false);
    const bool toggled = (pressed_with_ctrl(Key::p) || wanted) && !state_.table.trouble;
    PaletteSource source{.recent = &recent_.games(), .settings = &settings_shown_};
    if (session_) {
        source.game = &session_->game();
        source.file = session_->path();
    }
    const std::string press = std::exchange(palette.press, {});
    Ui beneath = ui;
    beneath.covered = palette.open || toggled;
    beneath.press = press;
    if (toggled && !palette.open) beneath.buttons = &source.buttons;
    {
        const std::optional<KeysAside> aside = beneath.covered ? std::make_optional<KeysAside>() : std::nullopt;
        CommandQueue none;
        ImGui::BeginDisabled(beneath.covered);
        draw_screen(beneath, beneath.covered ? none : queue);
        ImGui::EndDisabled();
    }
    if (toggled) {
        settings_shown_ = make_settings_snapshot(settings_, options_.settings);
        if (!palette.open) palette_ = make_palette(source);
        palette = {.open = !palette.open, .show_chosen = true};
        state_.table.line.wants_keyboard = true;
    } else if (palette.open) {
        draw_palette(ui, palette_, state_, session_.has_value(), queue);
        if (!palette.open) state_.table.line.wants_keyboard = !state_.table.focus_search;
    }
}

void Application::draw(const Ui& ui) {
    refresh();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::Begin("tablebank", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNavInputs |
                     ImGuiWindowFlags_NoNavFocus | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar();
    if (ui.pictures != nullptr) ui.pictures->begin(ui);
    CommandQueue queue;
    const bool trouble = state_.screen == Screen::table && state_.table.trouble;
    if (pressed(Key::f1) && !trouble) {
        toggle_help();
    } else if (state_.help.open) {
        draw_help(ui, help_, state_.help);
        if (!state_.help.open) state_.table.line.wants_keyboard = true;
    } else {
        draw_with_palette(ui, queue);
        if (pressed_with_ctrl(Key::k) && !state_.palette.open && !trouble) queue.push(wish::Go{Screen::calculator});
    }
    if (pressed_with_ctrl(Key::plus)) queue.push(wish::Resize{+25});
    if (pressed_with_ctrl(Key::minus)) queue.push(wish::Resize{-25});
    if (pressed_with_ctrl(Key::zero)) queue.push(wish::Resize{0});
    if (pressed_with_ctrl(Key::m)) queue.push(wish::SwitchPaperMoney{});
    if (pressed_with_ctrl(Key::q)) queue.push(wish::Close{});
    if (pressed(Key::f10) && !ImGui::GetIO().KeyShift) queue.push(wish::ShowPlayers{});
    if (pressed(Key::f11) && players_.open) queue.push(wish::FillPlayersScreen{});
    ImGui::End();
    if (const auto wish = queue.take()) carry_out(*wish);
    refresh_players();
}

std::optional<std::int64_t> Application::next_tick_ms() const {
    if (!session_ || (state_.screen != Screen::table && !players_.open)) return std::nullopt;
    const ClockReading clock = read_clock(session_->game(), session_->now_ms());
    if (!clock.running || clock.left_ms() == 0) return std::nullopt;
    return clock.left_ms() % 1000 + 1;
}

}  // namespace tablebank
