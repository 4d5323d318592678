// `do`: lines from arguments and from standard input, the line at which it stops, and the lines that stay.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <sstream>

#include "app/cli/cli.h"
#include "db/game/game_file.h"
#include "ledger/grammar/notation.h"
#include "tests/support/command_line.h"
#include "tests/support/languages.h"

namespace tablebank::testing {
namespace {

/// Numbers of the entries in a game.
std::int64_t entries_in(const std::string& game) {
    return nlohmann::json::parse(run({"verify", game, "--json"}).out)["entries"];
}

TEST_CASE("each posted entry is printed on its own line") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const Ran posted = run({"do", game, "anna 1 2", "ok"});
    CAPTURE(posted.err);
    CHECK(posted.code == 0);
    CHECK(posted.out.starts_with("#2 Anna roll 1 2: "));
    CHECK(posted.out.find("\n#3 Anna buy @3: ") != std::string::npos);
    CHECK(entries_in(game) == 3);
}

TEST_CASE("with --json each entry is an object with the head after it") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const Ran posted = run({"do", game, "--json"}, "# the first turn\n\n12\r\nok\n");
    CHECK(posted.code == 0);
    std::istringstream lines(posted.out);
    std::string last;
    int count = 0;
    for (std::string line; std::getline(lines, line); last = line) {
        const auto json = nlohmann::json::parse(line);
        CHECK(json["seq"] == 2 + count++);
        CHECK(json["head"].get<std::string>().size() == 64);
    }
    CHECK(count == 2);
    CHECK(nlohmann::json::parse(run({"verify", game, "--json"}).out)["head"] == nlohmann::json::parse(last)["head"]);
}

TEST_CASE("a payment of a sum that is not due is refused with the possible lines, and a part payment is named") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    CHECK(run({"do", game, "anna at @35 \"missed\"", "anna 1 2"}).code == 0);
    const Ran which = run({"do", game, "--json", "anna pay 30"});
    CHECK(which.code == 1);
    const auto json = nlohmann::json::parse(which.out);
    CHECK(json["refused"] == "which-due");
    CHECK(json["wanted"] == nlohmann::json::array({"Anna pay 75", "Anna pay 30 \"in part\""}));
    const Ran part = run({"do", game, "anna pay 30 \"in part\""});
    CHECK(part.out.find("pays 30 property tax, still owes 45 of it") != std::string::npos);
    CHECK(run({"quote", game, "raise", "anna", "--at", "1"}).out.find("1,500") != std::string::npos);
    CHECK(run({"quote", game, "raise", "anna", "--at", "99"}).code == 2);
}

TEST_CASE("a slip of the finger is asked about as in the window, and nothing is posted for it") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    for (const std::vector<std::string>& options : {std::vector<std::string>{"do", game, "pya 50"},
                                                    {"do", game, "--json", "pya 50"},
                                                    {"do", game, "--dry-run", "pya 50"}}) {
        const Ran slip = run(options);
        CHECK(slip.code == 2);
        CHECK(slip.out.empty());
        CHECK(slip.err.ends_with("\n  pya 50\n  ^\nDid you mean pay 50?\n"));
    }
    CHECK(run({"do", game, "zzzzzz 50"}).err.find("Did you mean") == std::string::npos);
    CHECK(entries_in(game) == 1);
}

TEST_CASE("the first refused line stops, and the posted ones stay") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const Ran refused = run({"do", game, "--json"}, "anna 1 2\nanna build @3\nok\n");
    CHECK(refused.code == 1);
    CHECK(entries_in(game) == 2);
    const auto json = nlohmann::json::parse(refused.out.substr(refused.out.find('\n') + 1));
    CHECK(json["refused"].is_string());
    CHECK(json["line"] == "anna build @3");
    CHECK(json["message"].is_string());
    CHECK(refused.err.empty());
}

TEST_CASE("too little cash names who has what and needs what") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const Ran refused = run({"do", game, "--json", "boris pay 1501"});
    CHECK(refused.code == 1);
    const auto json = nlohmann::json::parse(refused.out);
    CHECK(json["refused"] == "short-of-cash");
    CHECK(json["player"] == "Boris");
    CHECK(json["has"] == "1500");
    CHECK(json["needs"] == "1501");
    const Ran told = run({"do", game, "boris pay 1501"});
    CHECK(told.out.empty());
    CHECK(told.err.find("short-of-cash") != std::string::npos);
}

TEST_CASE("a line that the grammar does not know is wrong usage, with the column") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const Ran unread = run({"do", game}, "anna 1 2\nanna roll 3 7\n");
    CHECK(unread.code == 2);
    CHECK(unread.err.find("line 2, column 13") != std::string::npos);
    CHECK(unread.err.find("  anna roll 3 7\n              ^") != std::string::npos);
    CHECK(entries_in(game) == 2);
    for (const char* line : {"zoe roll 1 2", "anna dance", "anna pay -5", "anna pay 1.5", "anna pay 1000000000000001",
                             "anna roll 0 1", "anna build us", "anna pay 5 \"why"}) {
        CAPTURE(line);
        CHECK(run({"do", game, line}).code == 2);
    }
    CHECK(entries_in(game) == 2);
}

TEST_CASE("a line that is longer than a line may be is refused unread, and never echoed whole") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const std::string longest = "note \"x\" " + std::string(longest_line - 9, ' ');
    REQUIRE(longest.size() == longest_line);
    CHECK(run({"do", game}, longest + "\r\nanna 1 2\n").code == 0);
    CHECK(entries_in(game) == 3);
    const Ran beyond = run({"do", game}, longest + " \nok\n");
    CHECK(beyond.code == 2);
    CHECK(beyond.err.find("line 1, column 1: the line is longer than a line may be (131072 bytes)") !=
          std::string::npos);
    CHECK(run({"do", game}, std::string(10'000'000, 'a')).err.size() < 1000);
    CHECK(run({"do", game, std::string(longest_line + 1, 'a')}).code == 2);
    for (const std::string& line :
         {std::string(60'000, 'a'), std::string(60'000, '1'), "note " + std::string(60'000, 'a')})
        CHECK(run({"do", game, line}).err.size() < 2000);
    CHECK(entries_in(game) == 3);
}

TEST_CASE("lines of standard input end with a newline, a return before it, or the end") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    CHECK(run({"do", game}, "anna 1 2\r\n\n\r\nok").code == 0);
    CHECK(entries_in(game) == 3);
    CHECK(run({"do", game}, "").code == 0);
    CHECK(run({"do", game}, std::string("note \"a\0b\"\n", 11)).code == 2);
    CHECK(entries_in(game) == 3);
}

TEST_CASE("any other error is printed as a sentence, with an exit code") {
    /// A stream that fails as memory does.
    struct NoMemory : std::streambuf {
        int underflow() override { throw std::bad_alloc(); }
    };
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    NoMemory none;
    std::istream in(&none);
    in.exceptions(std::ios::badbit);
    std::ostringstream out;
    std::ostringstream err;
    CHECK(run_cli(Language::english(), {"do", game}, in, out, err) == 4);
    CHECK(err.str() ==
          "tablebank: Something went wrong: there is not enough memory for it. Your entries are saved. Try "
          "another way, or continue.\n");
}

TEST_CASE("the length of a command line is limited") {
    CHECK(run(std::vector<std::string>(100'000, "--player")).code == 2);
    CHECK(run({"new", std::string(1'000'000, 'x')}).err.size() < 300);
    std::vector<std::string> many{"new", "game.tbl", "--edition", "us"};
    for (int player = 0; player < 1000; ++player) many.insert(many.end(), {"--player", "Anna:monopolist"});
    CHECK(run(many).code == 1);
    CHECK(run({"show", std::string(5000, 'x')}).code == 3);
}

TEST_CASE("--dry-run tells what would be posted, and posts nothing") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const Ran told = run({"do", game, "--dry-run", "anna 1 2", "ok", "undo"});
    CHECK(told.code == 0);
    CHECK(told.out.starts_with("(2) Anna roll 1 2: "));
    CHECK(told.out.find("\n(4) undo #3: ") != std::string::npos);
    CHECK(entries_in(game) == 1);
    CHECK(run({"do", game, "--dry-run", "anna buy"}).code == 1);
}

TEST_CASE("a repair that waits for answers is refused with each of them, and posted with them as one action") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    REQUIRE(run({"do", game, "anna 6 4", "next", "boris 1 2", "ok"}).code == 0);
    const std::string amend = "amend #2 Anna roll 1 2";
    const Ran refused = run({"do", game, "--json", amend});
    CHECK(refused.code == 1);
    const auto json = nlohmann::json::parse(refused.out.empty() ? refused.err : refused.out);
    CHECK(json["refused"] == "repair-open");
    REQUIRE(json["open"].size() == 1);
    CHECK(json["open"][0]["entry"] == 3);
    CHECK(json["open"][0]["line"] == "next");
    CHECK(json["open"][0]["answers"] == nlohmann::json{"Anna buy @3", "Anna decline"});
    const Ran plan = run({"do", game, "--dry-run", amend + "; #3 Anna buy @3"});
    CHECK(plan.code == 0);
    CHECK(plan.out.find("#2 corrected: Anna roll 1 2, not Anna roll 6 4\n") != std::string::npos);
    CHECK(entries_in(game) == 5);

    const Ran posted = run({"do", game, amend + "; #3 Anna buy @3"});
    CHECK(posted.code == 0);
    CHECK(posted.out.starts_with("#6 amend #2 Anna roll 1 2; #3 Anna buy @3: puts #2 right: "));
    CHECK(run({"verify", game, "--strict"}).code == 0);
    const std::string log = run({"show", game, "log"}).out;
    CHECK(log.find("put right by") != std::string::npos);
    CHECK(log.find("#7 ") == std::string::npos);
    CHECK(run({"do", game, "undo"}).code == 0);
    CHECK(run({"verify", game, "--strict"}).code == 0);
    const std::string deeds = run({"show", game, "deeds"}).out;
    CHECK(deeds.find("Boris") != std::string::npos);
    CHECK(run({"do", game, "redo"}).code == 0);
    CHECK(run({"verify", game, "--strict"}).code == 0);
}

TEST_CASE("--after posts only if the game still ends there") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    CHECK(run({"do", game, "--after", "1", "anna 1 2"}).code == 0);
    const Ran late = run({"do", game, "--after", "1", "--json", "anna 1 2"});
    CHECK(late.code == 1);
    const auto json = nlohmann::json::parse(late.out);
    CHECK(json["refused"] == "not-the-last-entry");
    CHECK(json["last"] == 2);
    CHECK(run({"do", game, "--after", "1", "ok"}).err.find("#2") != std::string::npos);
    CHECK(run({"do", game, "--after", "x", "ok"}).code == 2);
    CHECK(entries_in(game) == 2);
}

TEST_CASE("a game that is open elsewhere is left alone") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const GameFile held = GameFile::open(game);
    const Ran refused = run({"do", game, "anna 1 2"});
    CHECK(refused.code == 5);
    CHECK(run({"show", game}).code == 0);
}

TEST_CASE("a file that is not a game is a bad file") {
    const ScratchFolder folder;
    CHECK(run({"do", folder.file("none.tbl"), "ok"}).code == 3);
    CHECK(run({"do", folder.write("notes.tbl", "somebody's notes"), "ok"}).code == 3);
    CHECK(read_whole(folder.file("notes.tbl")) == "somebody's notes");
}

/// A standard output that takes no byte, as on a full disk.
class FullDisk : public std::streambuf {
protected:
    int_type overflow(int_type) override { return traits_type::eof(); }
};

TEST_CASE("an output that cannot be written ends with 4, and posts no further") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    FullDisk full;
    std::istringstream in("anna 1 2\nok\n");
    std::ostream out(&full);
    std::ostringstream err;
    CHECK(run_cli(english, {"do", game}, in, out, err) == 4);
    CHECK(err.str().find("standard output") != std::string::npos);
    CHECK(entries_in(game) == 2);
}

}  // namespace
}  // namespace tablebank::testing
