// `new`: the games it makes, and every set-up it refuses without leaving a file.

#include <doctest/doctest.h>

#include <filesystem>

#include "source_dir.h"
#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

/// `new` with these options after FILE; the folder must stay empty if it fails.
Ran make(const ScratchFolder& folder, std::vector<std::string> options) {
    options.insert(options.begin(), {"new", folder.file("game.tbl")});
    const Ran made = run(options);
    if (made.code != 0) CHECK(fs::is_empty(folder.path()));
    return made;
}

const std::vector<std::string> two{"--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor"};

std::vector<std::string> two_and(const std::vector<std::string>& more) {
    std::vector<std::string> options = two;
    options.insert(options.end(), more.begin(), more.end());
    return options;
}

TEST_CASE("no player is called by the number of another seat, which a line would read as that seat") {
    const ScratchFolder folder;
    for (const char* name : {"2", "2 Anna", "２", "002"}) {
        const Ran said = make(
            folder, {"--edition", "us", "--player", std::string(name) + ":monopolist", "--player", "Boris:competitor"});
        CHECK(said.code == 2);
        CHECK(said.err.find("a number is the seat of another one") != std::string::npos);
    }
    CHECK_FALSE(std::filesystem::exists(folder.file("game.tbl")));
    CHECK(make(folder, {"--edition", "us", "--player", "1:monopolist", "--player", "2Pac:competitor"}).code == 0);
}

TEST_CASE("two players whose names look alike are asked about, and a letter with many marks is not a name") {
    const ScratchFolder folder;
    const std::vector<std::string> alike{"--edition",       "us",       "--player",
                                         "Anna:monopolist", "--player", "Аnna:competitor"};
    const Ran asked = make(folder, alike);
    CHECK(asked.code == 1);
    CHECK(asked.err.find("\"Anna\" and \"Аnna\" look alike") != std::string::npos);
    CHECK(asked.err.find("--alike") != std::string::npos);
    std::vector<std::string> as_json = alike;
    as_json.emplace_back("--json");
    CHECK(make(folder, as_json).out.find(R"({"refused":"name-alike","names":["Anna","Аnna"])") != std::string::npos);
    std::string heap = "A";
    for (int mark = 0; mark < 22; ++mark) heap += "\u0301";
    CHECK(make(folder, {"--edition", "us", "--player", heap + ":monopolist", "--player", "Boris:competitor"}).code ==
          2);
    std::vector<std::string> meant = alike;
    meant.emplace_back("--alike");
    CHECK(run({"new", folder.file("meant.tbl"), "--edition", "us", "--player", "Anna:monopolist", "--player",
               "Аnna:competitor", "--alike"})
              .code == 0);
    CHECK(run({"verify", folder.file("meant.tbl"), "--strict"}).code == 0);
}

TEST_CASE("a new game deals the start cash in the order of play") {
    const ScratchFolder folder;
    const Ran made = make(folder, two_and({"--goal", "timed", "--minutes", "90", "--rule", "rounding=up", "--json"}));
    CAPTURE(made.err);
    REQUIRE(made.code == 0);
    CHECK(made.out.find(R"("goal":"timed","minutes":90)") != std::string::npos);
    CHECK(made.out.find(R"("seq":1)") != std::string::npos);
    const Ran players = run({"show", folder.file("game.tbl"), "players", "--json"});
    CHECK(players.out.find(R"("cash": "1500")") != std::string::npos);
    CHECK(players.out.find(R"("rounding": "up")") != std::string::npos);
    CHECK(run({"verify", folder.file("game.tbl"), "--strict"}).code == 0);
}

TEST_CASE("an existing file is never touched") {
    const ScratchFolder folder;
    const std::string file = folder.write("game.tbl", "somebody's notes");
    std::vector<std::string> arguments = two;
    arguments.insert(arguments.begin(), {"new", file});
    CHECK(run(arguments).code == 2);
    CHECK(read_whole(file) == "somebody's notes");
}

TEST_CASE("a missing folder is reported") {
    const ScratchFolder folder;
    std::vector<std::string> arguments = two;
    arguments.insert(arguments.begin(), {"new", folder.file("none/game.tbl")});
    CHECK(run(arguments).code == 3);
}

TEST_CASE("a ruling that changes nothing is accepted, and the answer states that it changes nothing") {
    const ScratchFolder folder;
    const Ran football = make(folder, {"--edition", "football", "--player", "Anna", "--player", "Boris", "--rule",
                                       "hotel_counts_as=last_step", "--rule", "rounding=up"});
    CHECK(football.code == 0);
    CHECK(
        football.err.starts_with("tablebank: --rule hotel_counts_as=last_step: this ruling changes nothing here, the "
                                 "book decides (football 12): "));
    CHECK(football.err.find("rounding") == std::string::npos);
    const ScratchFolder other;
    const Ran us = make(other, two_and({"--rule", "bookmaker_seven=wins", "--rule", "rounding=up", "--json"}));
    CHECK(us.code == 0);
    CHECK(us.err.find("nothing in this game asks for it") != std::string::npos);
    CHECK(us.out.find("asks for it") == std::string::npos);
}

TEST_CASE("the book's own rules of setting up refuse") {
    const ScratchFolder folder;
    CHECK(make(folder, {"--edition", "us", "--player", "Anna:monopolist"}).code == 1);
    std::vector<std::string> seven{"--edition", "us", "--json"};
    for (const char* player : {"Anna:monopolist", "Boris:competitor", "Clara:monopolist", "Dmitri:competitor",
                               "Elena:monopolist", "Farid:competitor", "Greta:monopolist"})
        seven.insert(seven.end(), {"--player", player});
    const Ran crowd = make(folder, seven);
    CHECK(crowd.code == 1);
    CHECK(crowd.out.find(R"("refused":"player-count")") != std::string::npos);
    const Ran lopsided =
        make(folder, {"--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:monopolist"});
    CHECK(lopsided.code == 1);
    CHECK(lopsided.err.find("roles") != std::string::npos);
}

TEST_CASE("an edition without roles takes plain names, and is played for its own goals only") {
    const ScratchFolder folder;
    const std::vector<std::string> plain_two{"--edition", "football", "--player", "Anna",
                                             "--player",  "Boris",    "--json"};
    const Ran made = make(folder, plain_two);
    CHECK(made.code == 0);
    CHECK(made.out.find(R"("role":"player")") != std::string::npos);
    const ScratchFolder other;
    std::vector<std::string> timed = plain_two;
    timed.insert(timed.end(), {"--goal", "timed"});
    const Ran refused = make(other, timed);
    CHECK(refused.code == 1);
    CHECK(refused.out.find(R"("refused":"not-in-this-edition")") != std::string::npos);
    CHECK(make(other, {"--edition", "football", "--player", "Anna:monopolist", "--player", "Boris"})
              .err.find("has no roles") != std::string::npos);
}

TEST_CASE("wrong options are usage errors, with suggestions") {
    const ScratchFolder folder;
    CHECK(make(folder, {"--edition", "us", "--player", "Anna:monopolist", "--player", "anna:competitor"}).code == 2);
    CHECK(make(folder, {"--edition", "us", "--player", "Anna", "--player", "Boris:competitor"}).code == 2);
    CHECK(make(folder, {"--edition", "us", "--player", "Anna:monopolst", "--player", "Boris:competitor"})
              .err.find("did you mean monopolist?") != std::string::npos);
    CHECK(make(folder, {"--edition", "us", "--player", ":monopolist", "--player", "Boris:competitor"}).code == 2);
    CHECK(make(folder, {"--player", "Anna:monopolist", "--player", "Boris:competitor"}).code == 2);
    CHECK(make(folder, {"--edition", "uk", "--player", "Anna:monopolist"}).code == 2);
    CHECK(make(folder, two_and({"--goal", "c"})).code == 2);
    CHECK(make(folder, two_and({"--minutes", "60"})).code == 2);
    CHECK(make(folder, two_and({"--goal", "timed", "--minutes", "0"})).code == 2);
    CHECK(make(folder, two_and({"--goal", "timed", "--minutes", "1.5"})).code == 2);
    CHECK(make(folder, two_and({"--rule", "rounding"})).code == 2);
    CHECK(make(folder, two_and({"--rule", "rouding=up"})).err.find("did you mean rounding?") != std::string::npos);
    CHECK(make(folder, two_and({"--rule", "rounding=sideways"})).err.find("half_up") != std::string::npos);
    CHECK(make(folder, two_and({"--rule", "competitor_utility_factor=abc"})).err.find("A number from 1 to 1000") !=
          std::string::npos);
    CHECK(make(folder, two_and({"--lang", "russian language"})).code == 2);
    CHECK(make(folder, two_and({"--from", "-"})).code == 2);
    CHECK(make(folder, two_and({"--colour", "red"})).code == 2);
}

TEST_CASE("a goal that the book does not know is one problem, and its minutes are not mentioned") {
    const ScratchFolder folder;
    const Ran made =
        make(folder, {"--edition", "football", "--player", "Anna", "--player", "Boris", "--goal", "timed"});
    CHECK(made.code == 1);
    CHECK(made.err.find("football 20") != std::string::npos);
    CHECK(made.err.find("minutes") == std::string::npos);
}

TEST_CASE("an edition file with an impossible value is a bad file, with its line and key") {
    const ScratchFolder folder;
    std::string text = read_whole(fs::path(TABLEBANK_SOURCE_DIR) / "editions/us.toml");
    text.replace(text.find("salary "), 6, "salery");
    const std::string edition = folder.write("mine.toml", text);
    const Ran made = run({"new", folder.file("game.tbl"), "--edition", edition, "--player", "Anna:monopolist",
                          "--player", "Boris:competitor"});
    CHECK(made.code == 3);
    CHECK(made.err.find("mine.toml:") != std::string::npos);
    CHECK(made.err.find("salery") != std::string::npos);
    CHECK_FALSE(fs::exists(folder.file("game.tbl")));
}

TEST_CASE("a game begins in the middle, from a position") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    const Ran players = run({"show", game, "players", "--json"});
    CHECK(players.out.find(R"("cash": "846")") != std::string::npos);
    CHECK(players.out.find(R"("houses": 3)") != std::string::npos);
    CHECK(players.out.find(R"("mortgaged": true)") != std::string::npos);
    const std::string again = folder.file("again.tbl");
    CHECK(run({"new", again, "--from", folder.write("position.json", players.out)}).code == 0);
    CHECK(run({"show", again, "players", "--json"}).out == players.out);
}

}  // namespace
}  // namespace tablebank::testing
