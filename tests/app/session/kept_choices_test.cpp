// The program's own files: the settings, the list of recent games, and the places of both.

#include <doctest/doctest.h>

#include <chrono>
#include <cstdlib>
#include <optional>

#include "app/session/app_directories.h"
#include "app/session/bounded_config_file.h"
#include "app/session/recent_games.h"
#include "app/session/settings.h"
#include "tests/app/session/new_session.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

/// An environment variable with another value for a while.
class Variable {
public:
    Variable(const char* name, const std::string& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        setenv(name, value.c_str(), 1);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() {
        if (before_)
            setenv(name_, before_->c_str(), 1);
        else
            unsetenv(name_);
    }

private:
    const char* name_;
    std::optional<std::string> before_;
};

RecentGame game_number(int number) {
    RecentGame game;
    game.file = "/games/" + std::to_string(number) + ".tbl";
    game.edition = "Anti-Monopoly";
    game.players = {"Anna", "Boris"};
    game.phase = "play";
    game.round = 2;
    game.turn = "Anna";
    game.entries = 40 + number;
    game.at_ms = 1'767'225'600'000 + number;
    return game;
}

TEST_CASE("a folder of the environment counts if its name is absolute, as XDG states") {
    const Variable home("HOME", "/home/anna");
    {
        const Variable config("XDG_CONFIG_HOME", "/etc/anna");
        CHECK(settings_folder() == "/etc/anna/tablebank");
    }
    for (const char* no_folder : {"config", "./config", ""}) {
        const Variable config("XDG_CONFIG_HOME", no_folder);
        const Variable state("XDG_STATE_HOME", no_folder);
        CHECK(settings_folder() == "/home/anna/.config/tablebank");
        CHECK(state_folder() == "/home/anna/.local/state/tablebank");
    }
}

TEST_CASE("the theme is the one of the settings, and dark if it is unknown") {
    const ScratchFolder folder;
    for (const ThemeChoice theme : {ThemeChoice::dark, ThemeChoice::light, ThemeChoice::high_contrast}) {
        folder.write("settings.json", "{\"theme\": \"" + std::string(to_string(theme)) + "\"}");
        CHECK(load_settings(folder.path()).settings.theme == theme);
    }
    folder.write("settings.json", R"({"theme": "pink"})");
    CHECK(load_settings(folder.path()).settings.theme == ThemeChoice::dark);
}

TEST_CASE("every setting comes back as it was saved") {
    const ScratchFolder folder;
    Settings settings;
    settings.language = "pl";
    settings.theme = ThemeChoice::light;
    settings.scale_percent = 150;
    settings.games = "/games";
    settings.paper_money = true;
    settings.dice_at_once = true;
    settings.money_moves = false;
    settings.sound = false;
    settings.clock_warnings = {45, 15};
    REQUIRE(save_settings(folder.path(), settings));
    CHECK(load_settings(folder.path()).settings == settings);
}

TEST_CASE("the minutes of warning are read as typed, and only as many as a clock can use") {
    CHECK(parse_warnings("5, 30,10 1 10") == std::vector<int>{30, 10, 5, 1});
    CHECK(parse_warnings(" ") == std::vector<int>{});
    CHECK(parse_warnings("600") == std::vector<int>{600});
    for (const char* wrong : {"0", "601", "-5", "5.5", "five", "1 2 3 4 5 6 7 8 9 10 11"})
        CHECK_FALSE(parse_warnings(wrong));
    CHECK(warnings_text({30, 10, 1}) == "30, 10, 1");
    const ScratchFolder folder;
    const std::vector<int> usual = Settings{}.clock_warnings;
    for (const char* strange : {"7", "[0]", "[7, 1000]", "[]"}) {
        folder.write("settings.json", "{\"clock_warnings\": " + std::string(strange) + "}");
        const auto read = load_settings(folder.path()).settings.clock_warnings;
        CHECK(read == (strange == std::string("[]") ? std::vector<int>{} : usual));
    }
}

TEST_CASE("a small file of more than 1 MiB is not read") {
    const ScratchFolder folder;
    const std::string largest(std::size_t{1024} * 1024, ' ');
    CHECK(read_config_file(folder.write("some", largest)) == largest);
    CHECK_FALSE(read_config_file(folder.write("some", largest + ' ')));
    CHECK_FALSE(read_config_file(folder.file("none")));
}

TEST_CASE("the games opened lately come back whole, the last one first") {
    const ScratchFolder folder;
    RecentGames games(folder.path());
    REQUIRE(games.remember(game_number(1)));
    REQUIRE(games.remember(game_number(2)));
    CHECK(RecentGames(folder.path()).games() == std::vector<RecentGame>{game_number(2), game_number(1)});
    REQUIRE(games.remember(game_number(1)));
    CHECK(RecentGames(folder.path()).games() == std::vector<RecentGame>{game_number(1), game_number(2)});
    REQUIRE(games.forget(game_number(1).file));
    CHECK(RecentGames(folder.path()).games() == std::vector<RecentGame>{game_number(2)});
}

TEST_CASE("a practice game stays one in the list, and a list that is older than such games has none") {
    const ScratchFolder folder;
    RecentGame practice = game_number(1);
    practice.practice = true;
    REQUIRE(RecentGames(folder.path()).remember(practice));
    CHECK(RecentGames(folder.path()).games().front().practice);
    std::string list = read_whole(folder.path() / "recent.json");
    const std::size_t mark = list.find("\"practice\"");
    REQUIRE(mark != std::string::npos);
    list.erase(list.rfind(',', mark), list.find("true", mark) + 4 - list.rfind(',', mark));
    folder.write("recent.json", list);
    REQUIRE(RecentGames(folder.path()).games().size() == 1);
    CHECK_FALSE(RecentGames(folder.path()).games().front().practice);
}

TEST_CASE("a game that was played on and not closed is listed in its present state, with the log next to its file") {
    const ScratchFolder folder;
    const ScratchFolder other;
    const std::filesystem::path file = other.file("game.tbl");
    {
        Session session = new_session(folder);
        RecentGame opened = describe(session);
        REQUIRE(opened.entries == 1);
        for (const char* line : {"roll 1 2", "buy", "next", "Anna pay 5"})
            REQUIRE(std::holds_alternative<Posted>(session.post(line)));
        // The remains of a killed program: the file and its log.
        for (const char* part : {"", "-wal"})
            std::filesystem::copy_file(session.path().string() + part, file.string() + part);
        opened.file = file;
        RecentGames list(other.path());
        REQUIRE(list.remember(opened));
    }
    // Written to since then.
    std::filesystem::last_write_time(file.string() + "-wal",
                                     std::filesystem::last_write_time(file) + std::chrono::hours(1));
    RecentGames list(other.path());
    list.catch_up();
    const RecentGame& game = list.games().front();
    CHECK(game.entries == 5);
    CHECK(game.turn == "Boris");
    CHECK(game.file == file);
    CHECK(RecentGames(other.path()).games().front().entries == 5);
}

TEST_CASE("a game in the list that can no longer be read stays as it was known") {
    const ScratchFolder folder;
    folder.write("1.tbl", "no game");
    RecentGame game = game_number(1);
    game.file = folder.file("1.tbl");
    RecentGames list(folder.path());
    REQUIRE(list.remember(game));
    std::filesystem::last_write_time(game.file, std::filesystem::last_write_time(game.file) + std::chrono::hours(1));
    list.catch_up();
    CHECK(list.games().front().entries == game.entries);
}

TEST_CASE("no more than twelve games are remembered, or read from a longer list") {
    const ScratchFolder folder;
    RecentGames games(folder.path());
    for (int number = 1; number <= 14; ++number) REQUIRE(games.remember(game_number(number)));
    CHECK(games.games().size() == 12);
    CHECK(games.games().back() == game_number(3));

    std::string list = read_whole(folder.path() / "recent.json");
    const std::size_t first = list.find('{', 1);
    const std::string row = list.substr(first, list.find('}') + 1 - first);
    folder.write("recent.json", list.insert(first, row + ", "));
    CHECK(RecentGames(folder.path()).games().size() == 12);
}

TEST_CASE("without HOME the system's folder of the user counts, and never one that any user could make") {
    const Variable home("HOME", "not/absolute");
    const Variable config("XDG_CONFIG_HOME", "");
    const Variable data("XDG_DATA_HOME", "");
    for (const std::filesystem::path& folder : {settings_folder(), state_folder()}) {
        CHECK((folder.empty() || folder.is_absolute()));
        CHECK_FALSE(folder.string().starts_with("/tmp/."));
    }
    CHECK(load_settings({}).settings.games.is_absolute());
}

TEST_CASE("without a known folder nothing is read, and nothing is written to the working folder") {
    const ScratchFolder folder;
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    folder.write("settings.json", R"({"language": "pl"})");
    folder.write("recent.json", R"({"games": []})");
    CHECK(load_settings({}).settings.language.empty());
    CHECK_FALSE(save_settings({}, Settings{}));
    RecentGames games({});
    CHECK_FALSE(games.remember(game_number(1)));
    CHECK(games.games().size() == 1);
    CHECK(read_whole(folder.path() / "recent.json") == R"({"games": []})");
    std::filesystem::current_path(before);
}

TEST_CASE("a file of settings or of games that was made to harm is set aside at once") {
    const ScratchFolder folder;
    for (const std::string& text : {std::string(900'000, '['), R"({"scale_percent": 1e300})" + std::string(),
                                    R"({"scale_percent": 1e999})" + std::string()}) {
        folder.write("settings.json", text);
        const LoadedSettings loaded = load_settings(folder.path());
        CHECK(loaded.settings.scale_percent == 100);
        CHECK_FALSE(loaded.set_aside.empty());
        folder.write("recent.json", text);
        CHECK(RecentGames(folder.path()).games().empty());
        CHECK_FALSE(std::filesystem::exists(folder.path() / "recent.json"));
    }
}

}  // namespace
}  // namespace tablebank::testing
