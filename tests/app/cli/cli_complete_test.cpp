// The shell's completions when Tab is pressed, and the man pages.

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "app/cli/cli.h"
#include "tests/support/command_line.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

std::vector<std::string> lines_of(std::vector<std::string> words, const std::vector<std::string>& before) {
    words.insert(words.begin(), before.begin(), before.end());
    const Ran ran = run(words);
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    std::vector<std::string> lines;
    std::istringstream out(ran.out);
    for (std::string line; std::getline(out, line);) lines.push_back(line);
    return lines;
}

/// The words alone, without the shell's instruction in the mark.
std::vector<std::string> offered(const std::vector<std::string>& words) {
    std::vector<std::string> found;
    for (const std::string& line : lines_of(words, {"complete", "--marked", "--"})) {
        REQUIRE_FALSE(line.empty());
        CHECK(std::string("=#:").find(line.front()) != std::string::npos);
        if (line.front() != '#') found.push_back(line.front() == '=' ? line.substr(1) : line);
    }
    return found;
}

bool offers(const std::vector<std::string>& words, const std::string& what) {
    const auto lines = offered(words);
    return std::ranges::find(lines, what) != lines.end();
}

}  // namespace

TEST_CASE("subcommands, options and the words that an option takes are offered") {
    CHECK(offers({""}, "settle"));
    CHECK(offers({"event", "s"}, "standings"));
    CHECK_FALSE(offers({""}, "complete"));
    CHECK_FALSE(offers({"e"}, "settle"));
    CHECK(offers({"show", "game.tbl", "--"}, "--at"));
    CHECK(offered({"new", "x.tbl", "--goal", ""}) == std::vector<std::string>{"a", "b", "timed"});
    CHECK(offered({"new", "x.tbl", "--player", "Anna:m"}) == std::vector<std::string>{"Anna:monopolist"});
    CHECK(offers({"new", "x.tbl", "--edition", "r"}, "ru"));
    CHECK(offers({"new", "x.tbl", "--rule", "round"}, "rounding="));
    CHECK(offers({"new", "x.tbl", "--rule", "rounding=u"}, "rounding=up"));
    CHECK(offers({"sheet", "game.tbl", "--lang", ""}, "pl"));
    CHECK(offers({"handbook", "j"}, "judge"));
    CHECK(offers({"editions", "import", "deeds.csv", "--like", "u"}, "us"));
}

TEST_CASE("after the start of an option no file is offered, and after a subcommand its parent's options are") {
    const auto lines = offered({"--"});
    CHECK(lines == std::vector<std::string>{"--help", "--version"});
    CHECK(offered({"show", "--a"}) == std::vector<std::string>{"--at"});
    CHECK(offers({"quote", "game.tbl", "rent", "nob-hill", "--"}, "--json"));
    CHECK(offers({"quote", "game.tbl", "rent", "nob-hill", "--"}, "--at"));
    CHECK(offers({"quote", "game.tbl", "rent", "nob-hill", "--"}, "--dice"));
}

TEST_CASE("a value behind an equals sign is offered with its option") {
    CHECK(offered({"new", "x.tbl", "--edition=u"}).front() == "--edition=us");
    CHECK(offered({"new", "x.tbl", "--rule=rounding=h"}) == std::vector<std::string>{"--rule=rounding=half_up"});
    CHECK(offered({"sheet", "x.tbl", "--paper="}) == std::vector<std::string>{"--paper=a4", "--paper=letter"});
    CHECK(offers({"new", "x.tbl", "--player=Anna:m"}, "--player=Anna:monopolist"));
    CHECK(offers({"new", "x.tbl", "--from="}, ":files json"));
    CHECK(offered({"show", "x.tbl", "--json="}).empty());
}

TEST_CASE("an option is offered exactly the words that it takes") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const std::vector<std::vector<std::string>> commands{{"new", folder.file("n.tbl"), "--edition", "us", "--player",
                                                          "A:monopolist", "--player", "B:competitor", "--goal"},
                                                         {"sheet", game, "-o", folder.file("n.pdf"), "--paper"},
                                                         {"checkpoint", game, "--as"},
                                                         {"export", game, "--to"},
                                                         {"show", game},
                                                         {"sheet", game, "-o", folder.file("n.pdf"), "--lang"}};
    for (std::vector<std::string> words : commands) {
        CAPTURE(words.back());
        words.emplace_back("");
        std::string list;
        for (const std::string& word : offered(words))
            if (!word.starts_with(':')) list += (list.empty() ? "" : ", ") + word;
        words.back() = "zzz";
        CHECK(run(words).err.find("Known are " + list + ".") != std::string::npos);
    }
}

TEST_CASE("players, deeds and lines are those of the game at hand") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    CHECK(offered({"quote", game, "tax", ""}) == std::vector<std::string>{"Anna", "Boris"});
    CHECK(offered({"quote", game, "rent", "nob"}) == std::vector<std::string>{"nob-hill"});
    CHECK(offers({"do", game, "anna bui"}, "anna build"));
    CHECK(offers({"do", game, "anna build no"}, "anna build nob-hill"));
    CHECK(offered({"quote", game, "tax", "bo"}) == std::vector<std::string>{"Boris"});
    // A file that is not a game offers nothing and prints nothing: the command itself will report it.
    CHECK(offered({"quote", folder.file("none.tbl"), "tax", ""}).empty());
    CHECK(offered({"quote", "-", "tax", ""}).empty());
    folder.write("noise.tbl", "noise");
    CHECK(offered({"do", folder.file("noise.tbl"), ""}).empty());
}

TEST_CASE("a name is offered in the form of its place: plain by itself, with the quotes of the line in a line") {
    const ScratchFolder folder;
    const std::string game = folder.file("names.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--player", "Anna Maria:monopolist", "--player", "O'Neil:competitor"})
                .code == 0);
    CHECK(offered({"quote", game, "tax", ""}) == std::vector<std::string>{"Anna Maria", "O'Neil"});
    CHECK(run({"quote", game, "tax", "Anna Maria"}).code == 0);
    for (const char* typed : {"turn Ann", "turn \"Ann", "turn \"anna m"})
        CHECK(offered({"do", game, typed}) == std::vector<std::string>{"turn \"Anna Maria\""});
}

TEST_CASE("both players who change their seats are offered") {
    const ScratchFolder folder;
    const std::string event = folder.file("club.tbe");
    REQUIRE(run({"event", "new", event, "--name", "Club", "--edition", "us", "--rounds", "1"}).code == 0);
    REQUIRE(run({"event", "player", event, "Anna Maria", "Boris"}).code == 0);
    CHECK(offers({"event", "seat", event, "--swap", "A"}, "Anna Maria"));
    CHECK(offers({"event", "seat", event, "--swap", "Anna Maria", "B"}, "Boris"));
    CHECK_FALSE(offers({"event", "seat", event, "--swap", "Anna Maria", "Boris", "B"}, "Boris"));
}

TEST_CASE("any name has a line that marks it as a word, and an old script is offered only what it cannot mistake") {
    const ScratchFolder folder;
    const std::string event = folder.file("club.tbe");
    REQUIRE(run({"event", "new", event, "--name", "Club", "--edition", "us", "--rounds", "1"}).code == 0);
    const std::vector<std::string> names{":files tbl", ":files `touch x`", "=x", "#x", "#", ":", "Anna"};
    for (const std::string& name : names) REQUIRE(run({"event", "player", event, name}).code == 0);
    std::vector<std::string> lines;
    for (const std::string& name : names) lines.push_back('=' + name);
    CHECK(lines_of({"event", "player", event, ""}, {"complete", "--marked", "--"}) == lines);
    CHECK(lines_of({"event", "player", event, ""}, {"complete", "--"}) ==
          std::vector<std::string>{"=x", "#x", "#", "Anna"});
}

TEST_CASE("a name that the parser would take for an option is offered behind -- alone") {
    const ScratchFolder folder;
    const std::string event = folder.file("club.tbe");
    REQUIRE(run({"event", "new", event, "--name", "Club", "--edition", "us", "--rounds", "1"}).code == 0);
    REQUIRE(run({"event", "player", event, "--", "--by=Mallory", "-o"}).code == 0);
    CHECK_FALSE(offers({"event", "player", event, ""}, "--by=Mallory"));
    CHECK_FALSE(offers({"event", "player", event, "-"}, "-o"));
    CHECK(offers({"event", "player", event, "--", ""}, "--by=Mallory"));
}

TEST_CASE("a request of a script of version 1.0 is answered as before") {
    const auto lines = lines_of({"--"}, {"complete", "--"});
    REQUIRE(lines.size() == 4);
    CHECK(lines[0] == "--help");
    CHECK(lines[1].starts_with("  "));
    CHECK(lines[2] == "--version");
    CHECK(lines_of({"show", ""}, {"complete", "--"}) == std::vector<std::string>{":files tbl"});
}

TEST_CASE("file name suffixes are completed where a file can be typed") {
    CHECK(offers({"show", ""}, ":files tbl"));
    CHECK(offers({"event", "show", ""}, ":files tbe"));
    CHECK(offers({"editions", "check", ""}, ":files toml"));
    CHECK(offers({"import", ""}, ":files tbr"));
    CHECK(offers({"editions", "import", ""}, ":files csv tsv"));
    CHECK(offers({"editions", "import", "deeds.csv", "--like", ""}, ":files toml"));
    CHECK(offers({"window", ""}, ":files tbl tbr tbe tbj json toml csv tsv"));
    CHECK(offers({"sheet", "game.tbl", "-o", ""}, ":files"));
    CHECK(offers({"fri"}, ":files tbl tbr tbe"));
}

TEST_CASE("the man pages of every language are written into a folder, and over nothing that is there") {
    const ScratchFolder folder;
    REQUIRE(run({"manual", folder.file("man")}).code == 0);
    for (const char* page : {"man/man1/tablebank.1", "man/man1/tablebank-event-new.1", "man/ru/man1/tablebank-do.1",
                             "man/pl/man1/tablebank.1"})
        CHECK(std::filesystem::exists(folder.path() / page));
    CHECK_FALSE(std::filesystem::exists(folder.file("man/man1/tablebank-complete.1")));
    CHECK(run({"manual", folder.file("man")}).code == 2);
}

TEST_CASE("without arguments, or with a file alone, the window is opened") {
    std::vector<WindowRequest> wishes;
    const OpenWindow open = [&wishes](const WindowRequest& wish) {
        wishes.push_back(wish);
        return 0;
    };
    const auto ask = [&](const std::vector<std::string>& arguments) {
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        return run_cli(Language::english(), arguments, in, out, err, open);
    };
    CHECK(ask({}) == 0);
    CHECK(ask({"friday.tbl"}) == 0);
    CHECK(ask({"/tmp/a game"}) == 0);
    CHECK(ask({"window", "friday.tbl"}) == 0);
    CHECK(ask({"window", "--new"}) == 0);
    CHECK(ask({"window", "--continue"}) == 0);
    CHECK(ask({"K7QX-1MPA-02TD@192.168.0.7:8017"}) == 0);
    REQUIRE(wishes.size() == 7);
    CHECK(wishes[0].file.empty());
    CHECK(wishes[1].file == "friday.tbl");
    CHECK(wishes[2].file == "/tmp/a game");
    CHECK(wishes[4].start == WindowRequest::Start::new_game);
    CHECK(wishes[5].start == WindowRequest::Start::resume);
    // A mistyped word is an unknown subcommand; two requests at once are refused.
    CHECK(ask({"shwo"}) == 2);
    CHECK(ask({"window", "friday.tbl", "--new"}) == 2);
    CHECK(ask({"window", "--continue", "--new"}) == 2);
    CHECK(wishes.size() == 7);
    CHECK(run({"window"}).code == 2);
}
