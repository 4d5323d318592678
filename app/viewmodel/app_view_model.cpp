#include "app/viewmodel/app_view_model.h"

#include <chrono>
#include <system_error>
#include <utility>

#include "app/event/event_place.h"
#include "app/i18n/language.h"
#include "app/viewmodel/intent.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

AppOptions with_settings(AppOptions options) {
    if (!options.loaded) options.loaded = load_settings(options.settings);
    return options;
}

}  // namespace

std::int64_t steady_moment_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

AppViewModel::AppViewModel(AppOptions options)
    : options_(with_settings(std::move(options))),
      language_(options_.language),
      settings_(options_.settings, options_.loaded->settings),
      start_(options_.state),
      offered_(options_.editions),
      errors_(options_.state) {
    enter(Screen::start);
    const std::filesystem::path& set_aside = options_.loaded->set_aside;
    if (!set_aside.empty())
        state_.notice.show_error(
            language_.tr("The settings could not be read. They are in {file} now, and the defaults are used.",
                         {{"file", platform::text_of(set_aside)}}));
    if (options_.settings.empty())
        state_.notice.show_error(language_.tr(
            "No home folder is known (HOME is not set), so the settings and the list of games are not kept."));
}

AppViewModel::~AppViewModel() {
    guard("remember the game", [this] { close_game(); });
}

void AppViewModel::went_wrong(std::string_view doing, const std::exception& error) {
    state_.notice.show_error(errors_.tell(language_, doing, error, options_.stamps.moment_ms()));
}

void AppViewModel::carry_out(const Intent& wish) {
    guard(intent_name(wish), [&] { do_intent(wish); });
    guard("keep a checkpoint of the round", [this] { follow_rounds(); });
}

void AppViewModel::follow_rounds() {
    if (!game_) return;
    const std::string failed = game_->proof.follow_rounds(language_, *session(), settings().round_checkpoints);
    if (!failed.empty()) state_.notice.show_error(failed);
}

void AppViewModel::open(const std::filesystem::path& file) {
    guard("open " + platform::text_of(event_place_shown(platform::text_of(file))), [&] { open_game(file); });
}

void AppViewModel::refresh_game(OpenGame& game) {
    guard("watch the computer's clock", [&] {
        if (std::string set = game.watch_computer_clock(language_); !set.empty())
            state_.notice.show_info(std::move(set));
    });
    game.table.paper_money = settings().paper_money;
    game.table.dice_at_once = settings().dice_at_once;
    guard("show the table", [&] { game.refresh_table(language_); });
    guard("preview " + game.table.line.typed, [&] { game.refresh_preview(language_); });
    guard("show the past", [&] { game.refresh_past(language_); });
    guard("show a dialog", [&] { game.refresh_dialog(language_); });
}

void AppViewModel::refresh_screen() {
    switch (state_.screen) {
        case Screen::new_game:
            new_game_.refresh(language_, state_.new_game, offered_, settings());
            break;
        case Screen::new_event:
            new_event_.refresh(language_, state_.new_event, offered_, settings().games);
            break;
        case Screen::table:
            if (game_) refresh_game(*game_);
            break;
        case Screen::settlement:
            if (game_) game_->refresh_settlement(language_);
            break;
        case Screen::proof:
            if (game_) game_->proof.refresh(language_, *session());
            break;
        case Screen::charts:
            if (game_) game_->refresh_charts(language_);
            break;
        case Screen::review:
            if (game_) game_->refresh_review(language_);
            break;
        case Screen::calculator:
            calculator_.refresh(language_, state_.calculator);
            break;
        case Screen::editions:
            edition_desk_.refresh(language_, offered_.all(), state_.editions);
            break;
        case Screen::event:
            if (director_) director_->refresh(language_, state_.notice);
            break;
        case Screen::join:
            word_question();
            break;
        case Screen::phones:
            if (game_) game_->phones.refresh(language_);
            break;
        case Screen::start:
        case Screen::settings:
            break;
    }
}

void AppViewModel::refresh_motion() {
    guard("let money move", [this] {
        if (game_) game_->refresh_motion(language_, options_.moment(), settings().money_moves);
    });
}

std::optional<ClockAlarm> AppViewModel::take_alarm() {
    std::optional<ClockAlarm> alarm;
    guard("watch the clock", [&] {
        if (game_) alarm = game_->watch_clock(settings().clock_warnings);
    });
    return settings().sound ? alarm : std::nullopt;
}

bool AppViewModel::serve_phones() {
    bool changed = false;
    guard("answer the phones", [&] {
        if (game_) changed = game_->serve_phones(language_, state_.notice);
    });
    return changed;
}

std::optional<std::string> AppViewModel::take_bank_warning() {
    if (!game_ || !game_->phones.take_warning() || !settings().sound) return std::nullopt;
    return language_.tr("Five wrong PINs: the banker's own page is closed.");
}

void AppViewModel::bank_warning_heard() {
    if (game_) game_->phones.warning_heard();
}

void AppViewModel::refresh() {
    guard("take the file that was chosen", [this] { take_chosen_file(); });
    guard("show the screen", [this] { refresh_screen(); });
    guard("play by the bell", [this] {
        if (game_) game_->follow_bell();
    });
    guard("send to the hub", [this] {
        std::string trouble = game_ ? game_->hub.new_trouble(language_) : std::string{};
        if (!trouble.empty()) state_.notice.show_error(std::move(trouble));
    });
    refresh_motion();
    guard("find letters", [this] { letters_.show(letters_of(*this)); });
}

void AppViewModel::refresh_players() {
    if (!players_.open) return;
    refresh_motion();
    guard("show the players", [this] {
        players_.refresh(language_, session(), game_ ? game_->shown().counted : std::vector<CountedCash>{});
    });
}

void AppViewModel::toggle_palette(std::vector<SeenButton> buttons) {
    guard("list the actions", [&] {
        PaletteState& palette = state_.palette;
        settings_.show(language_);
        if (!palette.open) {
            PaletteSource source{
                .buttons = std::move(buttons), .recent = &start_.games(), .settings = &settings_.snapshot()};
            if (game_) {
                source.game = &session()->game();
                source.file = session()->path();
            }
            palette_ = make_palette(language_, source);
        }
        palette = {.open = !palette.open, .show_chosen = true};
        if (game_) game_->table.line.wants_keyboard = true;
    });
}

std::optional<std::int64_t> AppViewModel::next_tick_ms() const {
    constexpr std::int64_t look_for_answer_ms = 100;
    if (file_dialog_.is_open()) return look_for_answer_ms;
    if (director_ && state_.screen == Screen::event) return director_->next_tick_ms();
    if (!game_) return std::nullopt;
    if (game_->moves() && (state_.screen == Screen::table || players_.open)) return CashAnimation::frame_ms;
    constexpr std::int64_t look_at_hub_ms = 500;
    if (game_->hub.is_behind()) return look_at_hub_ms;
    const ClockReading clock = read_clock(session()->game(), session()->now_ms());
    if (!clock.running && game_->hub.waits_for_bell(*session())) return look_at_hub_ms;
    if (!clock.running || clock.limit_ms == 0) return std::nullopt;
    if (clock.left_ms() > 0) return clock.left_ms() % 1000 + 1;
    return 1000 - (clock.used_ms - clock.limit_ms) % 1000;
}

std::string AppViewModel::title() const {
    if (director_) return director_->event().made.name + " – tablebank";
    return game_ ? platform::text_of(session()->path().stem()) + " – tablebank" : std::string{"tablebank"};
}

}  // namespace tablebank
