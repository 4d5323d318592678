#include "tests/app/viewmodel/played_desk.h"

#include <doctest/doctest.h>

#include <cstdlib>

#include "app/i18n/language.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"
#include "tests/support/counting_stamps.h"

namespace tablebank::testing {

namespace {

std::vector<LoadedEdition> shipped() {
    return load_editions(std::filesystem::path(TABLEBANK_SOURCE_DIR) / "editions").editions;
}

}  // namespace

PlayedWindow::PlayedWindow() {
    Settings settings = load_settings(folder()).settings;
    settings.games = folder() / "games";
    setenv("HOME", folder().c_str(), 1);  // where a copy is offered to be saved
    REQUIRE(save_settings(folder(), settings));
    restart();
}

PlayedWindow::~PlayedWindow() {}

void PlayedWindow::restart() {
    desk_.reset();
    AppOptions options{folder(), folder(), counting_stamps(starts_++ * 1000), shipped};
    options.stamps.now_ms = [this, now_ms = options.stamps.now_ms] { return now_ms() + later_ms; };
    options.stamps.zone_ms = [this] { return zone_ms; };
    options.stamps.day_ms = [this, now_ms = options.stamps.now_ms] { return now_ms() + clock_set_ms; };
    options.moment = moment;
    desk_ = std::make_unique<AppViewModel>(std::move(options));
    desk_->refresh();
}

void PlayedWindow::wish(const Intent& wish) {
    desk_->carry_out(wish);
    desk_->refresh();
    desk_->refresh_players();
}

void PlayedWindow::begin_game(const std::vector<std::string>& names) {
    go(Screen::new_game);
    NewGameDraft& draft = desk_->state().new_game.draft;
    draft.players.clear();
    for (std::size_t i = 0; i < names.size(); ++i)
        draft.players.push_back({names[i], i % 2 == 0 ? Role::monopolist : Role::competitor});
    desk_->refresh();
    REQUIRE(desk_->new_game().ready());
    wish(intent::Begin{});
    REQUIRE(desk_->game() != nullptr);
}

void PlayedWindow::type_only(const std::string& line) {
    game().table.line.typed = line;
    desk_->state().notice.clear();  // as the field does when it is typed into
    desk_->refresh();
}

void PlayedWindow::type(const std::string& line) {
    type_only(line);
    wish(intent::Post{line, true});
}

void PlayedWindow::choose(KeyAction action) {
    wish(intent_of(action));
}

OpenGame& PlayedWindow::game() {
    REQUIRE(desk_->game() != nullptr);
    return *desk_->game();
}

std::string PlayedWindow::log() const {
    return std::filesystem::exists(folder() / "tablebank.log") ? read_whole(folder() / "tablebank.log") : std::string{};
}

}  // namespace tablebank::testing
