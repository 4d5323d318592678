// The first screen, the settings and the names of new files.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/program/game_name.h"
#include "app/present/program/settings_snapshot.h"
#include "app/present/program/start_snapshot.h"
#include "app/present/words/time_of_day.h"
#include "tests/support/languages.h"
#include "tests/support/scratch_folder.h"

namespace tablebank {
namespace {

using testing::ScratchFolder;

constexpr std::int64_t now_ms = 1'700'000'000'000;
constexpr std::int64_t day_ms = 24LL * 3600 * 1000;

RecentGame friday(const std::filesystem::path& file) {
    return {.file = file,
            .edition = "Anti-Monopoly",
            .players = {"Anna", "Boris", "Clara"},
            .phase = "play",
            .round = 7,
            .turn = "Boris",
            .entries = 57,
            .at_ms = now_ms};
}

std::string state_of(RecentGame game) {
    return make_start_snapshot(english, {std::move(game)}, now_ms).recent.front().state;
}

TEST_CASE("a recent game is listed by its file, its players and its state") {
    const ScratchFolder folder;
    folder.write("friday.tbl", "");
    const RecentRow row = make_start_snapshot(english, {friday(folder.file("friday.tbl"))}, now_ms).recent.front();
    CHECK(row.name == "friday.tbl");
    CHECK(row.folder == folder.path().string());
    CHECK(row.players == "Anna, Boris and Clara");
    CHECK(row.state == "round 7, Boris to play");
    CHECK_FALSE(row.missing);
    CHECK(make_start_snapshot(english, {friday(folder.file("gone.tbl"))}, now_ms).recent.front().missing);
}

TEST_CASE("the state of a game follows its phase, or its entries if no one has a turn") {
    RecentGame game = friday("friday.tbl");
    game.phase = "closing";
    CHECK(state_of(game) == "the closing transactions");
    game.phase = "finished";
    CHECK(state_of(game) == "finished");
    game.phase = "play";
    game.turn.clear();
    CHECK(state_of(game) == "57 entries");
}

TEST_CASE("the game that Enter goes on with is the last one that is neither finished, gone nor practice") {
    const ScratchFolder folder;
    for (const char* name : {"a.tbl", "b.tbl", "c.tbl"}) folder.write(name, "");
    RecentGame practice = friday(folder.file("a.tbl"));
    practice.practice = true;
    RecentGame over = friday(folder.file("b.tbl"));
    over.phase = "finished";
    const RecentGame real = friday(folder.file("c.tbl"));
    const StartSnapshot start = make_start_snapshot(english, {practice, over, real}, now_ms);
    CHECK(start.goes_on == 2);
    CHECK_FALSE(start.only_practice);
    CHECK(start.recent[0].practice == "practice game");
    CHECK(start.recent[2].practice.empty());
    const StartSnapshot learning = make_start_snapshot(english, {practice}, now_ms);
    CHECK_FALSE(learning.goes_on);
    CHECK(learning.only_practice);
    CHECK(make_start_snapshot(english, {}, now_ms).only_practice);
}

TEST_CASE("today's games have the time, older ones the day") {
    RecentGame game = friday("friday.tbl");
    CHECK(make_start_snapshot(english, {game}, now_ms).recent.front().when == "today " + time_of_day(now_ms));
    game.at_ms = now_ms - day_ms;
    CHECK(make_start_snapshot(english, {game}, now_ms).recent.front().when == day_text(english, now_ms - day_ms));
}

TEST_CASE("the languages to choose begin with that of the system, each called in itself") {
    Settings settings;
    settings.scale_percent = 125;
    const SettingsSnapshot snapshot = make_settings_snapshot(english, settings, "/home/anna/.config/tablebank");
    CHECK(snapshot.settings == settings);
    CHECK(snapshot.file == "/home/anna/.config/tablebank/settings.json");
    REQUIRE(snapshot.languages.size() >= 6);
    CHECK(snapshot.languages[0].tag.empty());
    CHECK(snapshot.languages[0].name == "System language");
    CHECK(snapshot.languages[1].tag == "en");
    const auto french = std::ranges::find(snapshot.languages, "fr", &LanguageChoice::tag);
    REQUIRE(french != snapshot.languages.end());
    CHECK(french->name == "Français");
}

TEST_CASE("every theme has its own name") {
    CHECK(theme_text(english, ThemeChoice::dark) == "Dark");
    CHECK(theme_text(english, ThemeChoice::light) == "Light");
    CHECK(theme_text(english, ThemeChoice::high_contrast) == "High contrast");
}

TEST_CASE("the file of a game is in the folder of games, and gets the suffix if it has none") {
    CHECK(game_path("/games", "friday") == "/games/friday.tbl");
    CHECK(game_path("/games", "friday.tbl") == "/games/friday.tbl");
    CHECK(game_path("/games", "friday.old") == "/games/friday.old");
    CHECK(game_path("/games", "/elsewhere/friday") == "/elsewhere/friday.tbl");
}

TEST_CASE("a new name is the date, with a number if it is taken") {
    const ScratchFolder folder;
    const std::string day = iso_day_text(now_ms);
    CHECK(fresh_name(folder.path(), now_ms) == day + ".tbl");
    folder.write(day + ".tbl", "");
    CHECK(fresh_name(folder.path(), now_ms) == day + "-2.tbl");
    folder.write(day + "-2.tbl", "");
    CHECK(fresh_name(folder.path(), now_ms) == day + "-3.tbl");
}

TEST_CASE("the name of a practice game states it, and no name is taken twice") {
    const ScratchFolder folder;
    const std::string name = "Practice " + iso_day_text(now_ms);
    CHECK(fresh_practice_name(english, folder.path(), now_ms) == name + ".tbl");
    folder.write(name + ".tbl", "");
    CHECK(fresh_practice_name(english, folder.path(), now_ms) == name + "-2.tbl");
}

}  // namespace
}  // namespace tablebank
