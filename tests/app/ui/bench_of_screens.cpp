#include "tests/app/ui/bench_of_screens.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

#include "app/session/settings.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"
#include "tests/support/counting_stamps.h"

namespace tablebank {

namespace {

std::vector<LoadedEdition> editions() {
    return load_editions(std::filesystem::path(TABLEBANK_SOURCE_DIR) / "editions").editions;
}

}  // namespace

TestFolder::TestFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "tablebank-ui-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
    path_ = name;
}

TestFolder::~TestFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Bench::Bench() {
    Settings settings = load_settings(folder()).settings;
    settings.games = folder() / "games";
    setenv("HOME", folder().c_str(), 1);  // where a copy is offered to be saved
    REQUIRE(save_settings(folder(), settings));
    restart();
}

void Bench::open(const std::filesystem::path& file) {
    program_->desk().open(file);
    frames();
}

void Bench::restart() {
    program_.reset();
    AppOptions options{folder(), folder(), testing::counting_stamps(), editions};
    options.moment = [this] { return moment_ += frame_takes_ms; };
    program_ = std::make_unique<Application>(std::move(options));
    frames();
}

void Bench::frames(int count) {
    for (int i = 0; i < count; ++i) {
        screen_.frame([this](const Ui& ui) { program_->draw(ui); });
    }
}

const ProbedWidget& Bench::widget(std::string_view key) {
    const ProbedWidget* found = screen_.probe().find(key);
    REQUIRE_MESSAGE(found != nullptr, "no widget " << std::string(key));
    return *found;
}

void Bench::click(std::string_view key, int clicks) {
    const ImVec2 at = widget(key).centre();
    click_at(at.x, at.y, clicks);
}

void Bench::click_at(float x, float y, int clicks) {
    screen_.use_probe(false);
    // A hand comes from somewhere else.
    set_mouse(x - 40, y, false);
    frames(1);
    for (int i = 0; i < clicks; ++i) {
        set_mouse(x, y, false);
        frames(1);
        set_mouse(x, y, true);
        frames(1);
        set_mouse(x, y, false);
        frames(1);
    }
    screen_.use_probe(true);
    // Long enough for the next click to be one of its own.
    frames(30);
}

void Bench::click_again() {
    const ImVec2 at = ImGui::GetIO().MousePos;
    for (const bool down : {true, false}) {
        set_mouse(at.x, at.y, down);
        frames(1);
    }
}

void Bench::point_at(float x, float y) {
    set_mouse(x, y, false);
    frames();
}

bool Bench::paints_the_same_without_pictures() {
    return screen_.paints_the_same_without_pictures([this](const Ui& ui) { program_->draw(ui); });
}

void Bench::type(const std::string& text) {
    frames();
    ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
    frames();
}

void Bench::press(Key key) {
    set_key(key, true);
    frames(1);
    set_key(key, false);
    frames();
}

void Bench::press_ctrl(Key key) {
    set_ctrl(true);
    press(key);
    set_ctrl(false);
    frames(1);
}

void Bench::press_alt(Key key) {
    set_alt(true);
    press(key);
    set_alt(false);
    frames(1);
}

void Bench::type_line(const std::string& line) {
    type(line);
    press(Key::enter);
}

void Bench::open_game(const std::string& edition, const std::vector<PlayerSetup>& players,
                      const std::vector<std::string>& lines) {
    open_game(edition, players, Goal::a, lines);
}

void Bench::open_game(const std::string& edition, const std::vector<PlayerSetup>& players, Goal goal,
                      const std::vector<std::string>& lines) {
    const std::filesystem::path file = folder() / (edition + ".tbl");
    {
        const auto shelf = editions();
        const auto loaded = std::ranges::find(shelf, edition, [](const auto& each) { return each.edition.id; });
        REQUIRE(loaded != shelf.end());
        Setup setup;
        setup.edition = std::make_shared<const Edition>(loaded->edition);
        setup.edition_text = loaded->text.text;
        setup.players = players;
        setup.goal = goal;
        setup.minutes = goal == Goal::timed ? 120 : 0;
        setup.rulings = loaded->edition.rulings;
        setup.language = "en";
        setup.game_id = std::string(32, 'a');
        Session session = Session::create(file, std::move(setup), nullptr, testing::counting_stamps(1'000'000));
        for (const std::string& line : lines) REQUIRE_MESSAGE(std::holds_alternative<Posted>(session.post(line)), line);
    }
    program_->desk().open(file);
    REQUIRE(program_->desk().session() != nullptr);
    frames();
}

void Bench::name_players(const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        type(name);
        if (&name != &names.back()) press(Key::enter);
    }
}

void Bench::begin_game() {
    click("start.new");
    type("Anna");
    click("new.name.1");
    type("Boris");
    click("new.remove.2");
    click("new.begin");
    REQUIRE(program_->desk().session() != nullptr);
    frames();
}

void Bench::check_keys_differ() const {
    std::vector<std::string> keys;
    for (const ProbedWidget& widget : probe().widgets()) keys.push_back(widget.key);
    std::ranges::sort(keys);
    const auto twice = std::ranges::adjacent_find(keys);
    CHECK_MESSAGE(twice == keys.end(), (twice == keys.end() ? std::string{} : *twice));
}

}  // namespace tablebank
