// A game that is begun with the link of its table, from the event to the first lines.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/event/table_setup.h"
#include "source_dir.h"
#include "tests/app/cli/event_commands.h"

using namespace tablebank;
using namespace tablebank::testing;

using Json = nlohmann::json;

TEST_CASE("players with long names that begin alike are not called by the numbers of other seats") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    const std::string name = "Alexandra-Maria-Theresia von Hohenstein ";
    done_with_event({"new", file, "--name", "Club", "--edition", "us", "--rounds", "1"});
    done_with_event({"player", file, name + "A", name + "B", name + "C", name + "D"});
    done_with_event({"seat", file});
    done_with_event({"round", file, "1", "--open"});
    const Json tables = Json::parse(done_with_event({"join", file, "--json"})).at("tables");
    const std::string game = folder.file("t.tbl");
    REQUIRE(run({"new", game, "--join", tables.at(0).at("line").get<std::string>()}).code == 0);
    REQUIRE(run({"do", game, "clock start", "\"alexandra-maria d\" pay 140 \"x\""}).code == 0);
    const Json players = Json::parse(run({"show", game, "--json"}).out).at("players");
    for (const Json& player : players) {
        const auto called = player.at("name").get<std::string>();
        CHECK(called.starts_with("Alexandra-Maria "));
        CHECK(player.at("cash") == (called.ends_with("D") ? "1360" : "1500"));
    }
}

namespace {

/// Every shipped edition, by its id.
std::vector<std::string> shipped_editions() {
    std::vector<std::string> ids;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(TABLEBANK_SOURCE_DIR) / "editions"))
        if (entry.path().extension() == ".toml") ids.push_back(entry.path().stem().string());
    return ids;
}

std::vector<std::string> event_of(const std::string& file, const std::string& edition,
                                  const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"new", file, "--name", "Club", "--edition", edition, "--rounds", "1"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

/// Each table of a round begins its game with its link.
void begin_all_games(const ScratchFolder& folder, const std::string& file, int players) {
    std::vector<std::string> added{"player", file};
    for (int player = 1; player <= players; ++player) added.push_back("Anna " + std::to_string(player));
    done_with_event(added);
    done_with_event({"seat", file});
    const Json tables = Json::parse(done_with_event({"join", file, "--json"})).at("tables");
    CHECK(!tables.empty());
    for (const Json& table : tables) {
        const std::string game = folder.file("game.tbl");
        const Ran made = run({"new", game, "--join", table.at("line").get<std::string>()});
        CHECK_MESSAGE(made.code == 0, made.err);
        std::filesystem::remove(game);
    }
}

}  // namespace

TEST_CASE("an event is made only with an edition whose tables can begin their games") {
    const std::vector<std::vector<std::string>> settings{
        {}, {"--minutes", "1"}, {"--minutes", "0"}, {"--minutes", "1440", "--table-size", "3"}, {"--table-size", "6"}};
    int refused = 0;
    const auto editions = shipped_editions();
    CHECK(editions.size() >= 8);
    for (const std::string& edition : editions)
        for (const auto& more : settings) {
            CAPTURE(edition);
            const ScratchFolder folder;
            const std::string file = folder.file("club.tbe");
            const Ran made = event_tried(event_of(file, edition, more));
            if (made.code == 0) {
                begin_all_games(folder, file, more.empty() ? 5 : 7);
            } else {
                ++refused;
                CHECK_MESSAGE(made.code == 1, made.err);
                CHECK(!std::filesystem::exists(file));
            }
        }
    // One edition has no ending that is scored; the others refuse a round without a set time.
    CHECK(refused == static_cast<int>(settings.size()) + static_cast<int>(editions.size()) - 1);
}

TEST_CASE(
    "an event with an edition that is not played for a set time, or not by so many, is refused with the paragraph") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    CHECK(event_refused(event_of(file, "football", {})) == "not-in-this-edition");
    CHECK(event_refused(event_of(file, "us", {"--minutes", "0"})) == "minutes-range");
    const Ran football = event_tried(event_of(file, "football", {}));
    CHECK(football.err.find("(football 20)") != std::string::npos);
    CHECK(!std::filesystem::exists(file));
}

namespace {

/// A separate home for the stored events.
class OwnHome {
public:
    explicit OwnHome(const std::string& folder) {
        if (const char* before = std::getenv("XDG_DATA_HOME")) before_ = before;
        setenv("XDG_DATA_HOME", folder.c_str(), 1);
    }
    OwnHome(const OwnHome&) = delete;
    OwnHome& operator=(const OwnHome&) = delete;
    ~OwnHome() { before_.empty() ? unsetenv("XDG_DATA_HOME") : setenv("XDG_DATA_HOME", before_.c_str(), 1); }

private:
    std::string before_;
};

}  // namespace

TEST_CASE(
    "a link whose game cannot be begun is refused before its event is trusted, with each player as with --player") {
    const ScratchFolder folder;
    const OwnHome home(folder.file("data"));
    const std::string file = new_club_event(folder);
    done_with_event({"seat", file});
    done_with_event({"hub", file, "http://127.0.0.1:1"});
    const Json tables = Json::parse(done_with_event({"join", file, "--round", "1", "--json"})).at("tables");
    const auto read = read_join_line(tables.at(0).at("line").get<std::string>());
    REQUIRE(std::holds_alternative<TableSetup>(read));
    for (const auto& [name, said] :
         {std::pair{"2", "a number is the seat of another one"}, {"ZOE", "two players are called"}})
        for (const char* more : {"--trust-hub", "--continue"}) {
            TableSetup table = std::get<TableSetup>(read);
            table.players[0].name = name;
            table.players[1].name = "Zoe";
            const Ran ran = run({"new", folder.file("t.tbl"), "--join", kept_line(table), more});
            CHECK(ran.code == 2);
            CHECK_MESSAGE(ran.err.find(said) != std::string::npos, ran.err);
            CHECK_FALSE(std::filesystem::exists(folder.file("t.tbl")));
            CHECK_FALSE(std::filesystem::exists(folder.file("data")));
        }
}

TEST_CASE("a TLS key that other users can use is reported when serving begins") {
    const ScratchFolder folder;
    const std::string file = new_club_event(folder);
    const std::string key = folder.file("key.pem");
    std::ofstream(key) << "no key";
    const auto told = [&](std::filesystem::perms permissions) {
        std::filesystem::permissions(key, permissions);
        const Ran ran =
            run({"serve", file, "--listen", "127.0.0.1:0", "--certificate", key, "--key", key, "--seconds", "0"});
        CHECK(ran.err.find("The certificate or its key cannot be used") != std::string::npos);
        return ran.err.find("others can use this key") != std::string::npos;
    };
    using std::filesystem::perms;
    CHECK(told(perms::owner_all | perms::group_read | perms::others_read));
    CHECK(told(perms::owner_all | perms::group_read));
    CHECK_FALSE(told(perms::owner_all));
}
