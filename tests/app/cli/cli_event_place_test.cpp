// Where a game without a table link belongs: to the round in which it was played, once, and by the seats that its
// players really had. And the remark on its result, wherever the result is shown.

#include <doctest/doctest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/app/cli/event_commands.h"
#include "tests/support/command_line.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank::testing;
using Json = nlohmann::json;

namespace {

const std::vector<std::string> to_its_end{"clock call \"time\"", "closing", "keep", "walk", "finish"};

/// Three players at one table.
struct SmallEvening {
    ScratchFolder folder;
    std::string event = folder.file("club.tbe");
    std::string games = folder.file("games");

    explicit SmallEvening(const std::string& rounds = "3") {
        std::filesystem::create_directory(games);
        done_with_event({"new", event, "--name", "Evening", "--edition", "us", "--rounds", rounds, "--minutes", "5"});
        done_with_event({"player", event, "Anna", "Boris", "Clara"});
        done_with_event({"seat", event});
        ring("1");
    }
    void ring(const std::string& round) const { done_with_event({"round", event, round, "--open"}); }
    std::vector<Json> table(const std::string& round) const {
        const Json json = Json::parse(done_with_event({"join", event, "--round", round, "--json"}));
        return json.at("tables").at(0).at("players").get<std::vector<Json>>();
    }
    std::vector<std::string> names(const std::string& round) const {
        std::vector<std::string> names;
        for (const Json& player : table(round)) names.push_back(player.at("name"));
        return names;
    }
    /// A whole game of these people that was begun without a link.
    std::string played(const std::string& name, const std::vector<Json>& people, const std::string& line) const {
        const std::string game = (std::filesystem::path(games) / name).string();
        std::vector<std::string> begun{"new", game, "--edition", "us", "--goal", "timed", "--minutes", "5"};
        for (const Json& one : people) {
            begun.emplace_back("--player");
            begun.push_back(one.at("name").get<std::string>() + ":" + one.at("role").get<std::string>());
        }
        REQUIRE(run(begun).code == 0);
        end(game, line);
        return game;
    }
    std::string played_by_link(const std::string& name, const std::string& line) const {
        const std::string game = (std::filesystem::path(games) / name).string();
        const Json json = Json::parse(done_with_event({"join", event, "--json"}));
        REQUIRE(run({"new", game, "--join", json.at("tables").at(0).at("line")}).code == 0);
        end(game, line);
        return game;
    }
    static void end(const std::string& game, const std::string& line) {
        std::vector<std::string> lines{"do", game, "clock start", line};
        lines.insert(lines.end(), to_its_end.begin(), to_its_end.end());
        const Ran ran = run(lines);
        CAPTURE(ran.err);
        REQUIRE(ran.code == 0);
    }
    std::string collected() const { return done_with_event({"collect", event, games}); }
    /// The rounds that have a result.
    std::vector<int> scored() const {
        std::vector<int> rounds;
        const Json json = Json::parse(done_with_event({"show", event, "results", "--json"}));
        for (const Json& row : json.at("results"))
            if (rounds.empty() || rounds.back() != row.at("round")) rounds.push_back(row.at("round"));
        return rounds;
    }
    Json results(const std::string& file) const {
        return Json::parse(done_with_event({"standings", file, "--json"})).at("results");
    }
};

}  // namespace

TEST_CASE("a folder gives each game to one round, and the next game of the same players to the next one") {
    const SmallEvening evening;
    evening.played("1.tbl", evening.table("1"), "1 get 10 \"x\"");
    CHECK(evening.collected().find("1.tbl") == std::string::npos);
    CHECK(evening.scored() == std::vector{1});
    evening.ring("2");
    CHECK(evening.collected().empty());
    CHECK(evening.scored() == std::vector{1});
    evening.played("2.tbl", evening.table("2"), "1 get 20 \"x\"");
    evening.collected();
    CHECK(evening.scored() == std::vector{1, 2});
}

TEST_CASE("a game that is known at one table is taken for another one only with --anyway and a reason") {
    const SmallEvening evening;
    const std::string game = evening.played("1.tbl", evening.table("1"), "1 get 10 \"x\"");
    done_with_event({"result", evening.event, game});
    evening.ring("2");
    const std::vector<std::string> again{"result", evening.event, game, "--round", "2", "--table", "1"};
    CHECK(event_refused(again) == "game-elsewhere");
    auto anyway = again;
    anyway.emplace_back("--anyway");
    CHECK(event_refused(anyway) == "why-missing");
    CHECK(evening.scored() == std::vector{1});
    anyway.insert(anyway.end(), {"--why", "it was the game of round 2"});
    done_with_event(anyway);
    CHECK(evening.results(evening.event).at(1).at("found").get<std::string>().find("other_game") != std::string::npos);
    // Once it counts at both, neither table takes it again.
    CHECK(evening.collected().empty());
}

TEST_CASE("a game of the time of an earlier round is not taken for a later one by itself") {
    const SmallEvening evening;
    const std::string game = evening.played("1.tbl", evening.table("1"), "1 get 10 \"x\"");
    const auto names = evening.names("1");
    done_with_event({"result", evening.event, "--round", "1", "--table", "1", names.at(0) + "=30", names.at(1) + "=20",
                     names.at(2) + "=10"});
    evening.ring("2");
    evening.collected();
    CHECK(evening.scored() == std::vector{1});
    {
        const SmallEvening other("1");
        done_with_event({"undo", other.event, "6", "--yes", "--why", "rung too early"});
        const std::string early = other.played("1.tbl", other.table("1"), "1 get 10 \"x\"");
        other.ring("1");
        // An event may be entered after it was played: no earlier round can have been the time of this game.
        done_with_event({"result", other.event, early});
        CHECK(other.scored() == std::vector{1});
    }
}

TEST_CASE("an exchange of two players of a table and the result of its game, in either order, say the same") {
    for (const bool by_link : {true, false}) {
        CAPTURE(by_link);
        const SmallEvening evening;
        const std::string game = by_link ? evening.played_by_link("1.tbl", "1 get 30 \"x\"")
                                         : evening.played("1.tbl", evening.table("1"), "1 get 30 \"x\"");
        const auto names = evening.names("1");
        const std::string other = evening.folder.file("other.tbe");
        std::filesystem::copy_file(evening.event, other);
        const auto swap = [&](const std::string& file) {
            done_with_event({"seat", file, "--round", "1", "--swap", names.at(0), names.at(1), "--why", "they sat so"});
        };
        done_with_event({"result", evening.event, game});
        swap(evening.event);
        swap(other);
        done_with_event({"result", other, game});
        CHECK(evening.results(evening.event) == evening.results(other));
    }
}

TEST_CASE("a game that was begun after an exchange, with the people as they were before it, is one of other people") {
    const ScratchFolder folder;
    const std::string event = new_club_event(folder);
    done_with_event({"seat", event});
    done_with_event({"round", event, "1", "--open"});
    const Json json = Json::parse(done_with_event({"join", event, "--round", "1", "--json"}));
    const auto people = json.at("tables").at(0).at("players").get<std::vector<Json>>();
    const std::string other = json.at("tables").at(1).at("players").at(0).at("name");
    const auto played = [&](const std::string& game) {
        std::vector<std::string> begun{"new", game, "--edition", "us", "--goal", "timed", "--minutes", "90"};
        for (const Json& one : people) {
            begun.emplace_back("--player");
            begun.push_back(one.at("name").get<std::string>() + ":" + one.at("role").get<std::string>());
        }
        REQUIRE(run(begun).code == 0);
        std::vector<std::string> lines{"do", game, "clock start"};
        lines.insert(lines.end(), to_its_end.begin(), to_its_end.end());
        REQUIRE(run(lines).code == 0);
        return game;
    };
    const std::string before = played(folder.file("before.tbl"));
    done_with_event({"seat", event, "--round", "1", "--swap", people.at(0).at("name"), other, "--why", "told so"});
    const std::string after = played(folder.file("after.tbl"));
    const Ran refused = event_tried({"result", event, after});
    CHECK(refused.code == 2);
    CHECK(refused.err.find("sit together at no table") != std::string::npos);
    CHECK(event_refused({"result", event, after, "--round", "1", "--table", "1"}) == "seats-differ");
    done_with_event({"result", event, before});  // begun before it was known: by the seats
    const Json seats = Json::parse(done_with_event({"standings", event, "--json"})).at("results").at(0).at("seats");
    const Json shown = Json::parse(done_with_event({"show", event, "players", "--json"})).at("players");
    for (const Json& player : shown)
        if (player.at("name") == other) CHECK(seats.at(0).at("player") == player.at("player"));
}

TEST_CASE("a remark is shown on each player's page, under the leaders, and in the spreadsheets") {
    const SmallEvening evening;
    done_with_event({"result", evening.event, evening.played_by_link("1.tbl", "1 get 400 \"x\"")});
    evening.ring("2");
    const std::string pages = evening.folder.file("pages");
    done_with_event({"publish", evening.event, pages});
    for (const std::string page : {"player-1", "player-2", "player-3", "index"}) {
        CAPTURE(page);
        const Json shown = Json::parse(read_whole(pages + "/data/en/" + page + ".json"));
        CHECK(shown.dump().find("Round 1, table 1: its result was taken with a remark") != std::string::npos);
    }
    const std::string standings = evening.folder.file("s.csv");
    const std::string results = evening.folder.file("r.csv");
    const std::string players = evening.folder.file("p.csv");
    done_with_event({"standings", evening.event, "--csv", standings});
    done_with_event({"show", evening.event, "results", "--csv", results});
    CHECK(read_whole(standings).find("decided by,remark") != std::string::npos);
    CHECK(read_whole(standings).find("round 1: verify: ") != std::string::npos);
    CHECK(read_whole(results).find("points,remark") != std::string::npos);
    CHECK(read_whole(results).find("verify: ") != std::string::npos);
    done_with_event({"show", evening.event, "players", "--csv", players});
    CHECK(read_whole(players).find("name,family,club,table,substitute") != std::string::npos);
    const std::string copy = evening.folder.file("copy.tbe");
    done_with_event({"new", copy, "--name", "Evening", "--edition", "us", "--rounds", "1"});
    done_with_event({"player", copy, "--csv", players});
    CHECK(Json::parse(done_with_event({"show", copy, "players", "--json"})).at("players").size() == 3);
}

TEST_CASE(
    "the findings of a game fit behind any reason, and the refusal of a reason that is too long names the limit") {
    const SmallEvening evening;
    const std::string game = evening.played_by_link("1.tbl", "1 get 400 \"x\"");
    const Ran refused = event_tried({"result", evening.event, game, "--why", std::string(501, 'w')});
    CHECK(refused.code == 1);
    CHECK(refused.err.find("at most 500 visible characters") != std::string::npos);
    done_with_event({"result", evening.event, game, "--why", std::string(500, 'w')});
    CHECK(evening.scored() == std::vector{1});
    CHECK(evening.results(evening.event).at(0).at("found").get<std::string>().find("counted") != std::string::npos);
}
