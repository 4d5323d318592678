// A result by the code of its sheet: printed, scanned by a reader that shares nothing with us, and taken.

#include <doctest/doctest.h>

#include <fmt/format.h>
#include <algorithm>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/command_line.h"
#include "tests/support/other_programs.h"

using tablebank::testing::pdf_text;
using tablebank::testing::printed_by;
using tablebank::testing::Ran;
using tablebank::testing::run;
using tablebank::testing::ScratchFolder;
using Json = nlohmann::json;

namespace {

Ran event(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), "event");
    return run(arguments, input);
}
std::string event_done(const std::vector<std::string>& arguments, const std::string& input = "") {
    const Ran ran = event(arguments, input);
    CAPTURE(ran.err);
    REQUIRE(ran.code == 0);
    return ran.out;
}

/// An event of one round at two tables, and the game of its first.
struct Evening {
    explicit Evening(const ScratchFolder& in)
        : folder(in), file(folder.file("club.tbe")), game(folder.file("one.tbl")) {
        event_done({"new", file, "--name", "Club", "--edition", "us", "--rounds", "1"});
        event_done({"player", file, "Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Galina", "Henri"});
        event_done({"seat", file});
        event_done({"round", file, "1", "--open"});
        begin(game);
    }
    void begin(const std::string& at) const {
        const Json tables = Json::parse(event_done({"join", file, "--json"})).at("tables");
        REQUIRE(run({"new", at, "--join", tables.at(0).at("line").get<std::string>()}).code == 0);
    }
    /// The same game once more, with these lines before its end.
    void play(const std::string& to, const std::vector<std::string>& lines) const {
        begin(to);
        play_on(to, lines);
    }
    static void play_on(const std::string& to, const std::vector<std::string>& lines = {}) {
        for (const std::string& line : lines) REQUIRE(run({"do", to, line}).code == 0);
        for (const char* last : {"clock start", "clock call \"agreed\"", "closing", "keep", "walk", "finish"})
            static_cast<void>(run({"do", to, last}));
        for (int step = 0; step < 8; ++step) static_cast<void>(run({"do", to, "ok"}));
    }
    [[nodiscard]] std::string scanned(const std::string& of) const {
        const std::string picture = of + std::to_string(++sheets);
        const std::string sheet = picture + ".pdf";
        REQUIRE(run({"sheet", of, "-o", sheet}).code == 0);
        // As with a phone: a code that is not read at the first look is read at the next one, a little nearer.
        for (const std::string_view dots : {"150", "200", "250", "300", "400", "600"}) {
            (void)printed_by(fmt::format("pdftoppm -r {} -png -singlefile '{}' '{}'", dots, sheet, picture));
            std::string read =
                printed_by("zbarimg --quiet --raw --oneshot -Sdisable -Sqrcode.enable -Sbinary '" + picture + ".png'");
            if (read.starts_with("tablebank")) return read;
        }
        return {};
    }

    const ScratchFolder& folder;
    std::string file;
    std::string game;
    mutable int sheets = 0;
};

}  // namespace

TEST_CASE("the code of a printed sheet is a result, and the game itself then changes nothing") {
    const ScratchFolder folder;
    const Evening evening(folder);
    CHECK(event({"result", evening.file, folder.write("early.txt", evening.scanned(evening.game))}).code == 1);
    Evening::play_on(evening.game);
    const std::string code = evening.scanned(evening.game);
    CAPTURE(code);
    REQUIRE(code.find("\nresult ") != std::string::npos);
    const std::string said = event_done({"result", evening.file, folder.write("code.txt", code)});
    CHECK(said.find("Result of round 1, table 1") != std::string::npos);
    CHECK(said.find("the game itself was not seen") != std::string::npos);

    // The game's own result is the same to the tenth, and so it is taken once.
    const Ran again = event({"result", evening.file, evening.game, "--json"});
    CHECK(Json::parse(again.out).at("refused") == "nothing-changed");
    const Ran twice = event({"result", evening.file, folder.file("code.txt"), "--json"});
    CHECK(Json::parse(twice.out).at("refused") == "nothing-changed");
}

TEST_CASE("codes are taken in the order in which they are scanned, and an invalid one is reported") {
    const ScratchFolder folder;
    const Evening evening(folder);
    Evening::play_on(evening.game);
    const std::string code = evening.scanned(evening.game);
    const std::string other =
        code.substr(0, code.find("game ") + 5) + std::string(32, '0') + code.substr(code.find("\nentries"));
    const std::string said =
        event_done({"collect", evening.file, "-"}, "hello\ntablebank\ngame 12\n" + other + "\r\n" + code + code);
    CHECK(said.find("a part of this code is missing") != std::string::npos);
    CHECK(said.find("was not begun for a table") != std::string::npos);
    CHECK(said.find("Result of round 1, table 1") != std::string::npos);
    CHECK(said.find("nothing") != std::string::npos);  // the second time
    CHECK(event_done({"show", evening.file}).find("round 1, table 2") != std::string::npos);
}

TEST_CASE("the code of another history of a game is kept and reported; one that may only be older or newer is not") {
    const ScratchFolder folder;
    const Evening evening(folder);
    Evening::play_on(evening.game, {"clock extend 5 \"one\""});
    event_done({"result", evening.file, evening.game});
    const std::string forked = folder.file("forked.tbl");
    evening.play(forked, {"clock extend 5 \"two\""});
    const Ran fork = event({"result", evening.file, folder.write("fork.txt", evening.scanned(forked)), "--json"});
    CHECK(Json::parse(fork.out).at("refused") == "other-history");
    CHECK(event_done({"show", evening.file, "log"}).find("nother history") != std::string::npos);

    const std::string longer = folder.file("longer.tbl");
    evening.play(longer, {"clock extend 5 \"one\"", "clock extend 5 \"late\""});
    const Ran newer = event({"result", evening.file, folder.write("newer.txt", evening.scanned(longer)), "--json"});
    CHECK(Json::parse(newer.out).at("refused") == "result-is-there");
}

TEST_CASE("a game with a finding is kept for the director next to its code, or next to the same totals typed") {
    const ScratchFolder folder;
    const Evening evening(folder);
    Evening::play_on(evening.game, {"force \"agreed\" 1 get 100 from 2"});
    event_done({"result", evening.file, folder.write("code.txt", evening.scanned(evening.game))});
    CHECK(Json::parse(event_done({"show", evening.file, "--json"})).at("undecided").empty());
    (void)event({"result", evening.file, evening.game});
    const Json now = Json::parse(event_done({"show", evening.file, "--json"}));
    REQUIRE(now.at("undecided").size() == 1);
    CHECK(now.at("undecided").at(0).at("found").get<std::string>().find("forced #") != std::string::npos);
}

TEST_CASE("a code is reported as one, and a game of the same head that contradicts it is kept for the director") {
    const ScratchFolder folder;
    const Evening evening(folder);
    Evening::play_on(evening.game);
    std::string code = evening.scanned(evening.game);
    const std::size_t scores = code.find("\nresult ");
    REQUIRE(scores != std::string::npos);
    const auto players = std::count(code.begin() + static_cast<std::ptrdiff_t>(scores), code.end(), '@');
    code.resize(scores);
    code += "\nresult";
    for (std::ptrdiff_t place = 1; place <= players; ++place)
        code += " " + std::to_string(1000 - place) + "@" + std::to_string(place);
    code += "\n";
    event_done({"result", evening.file, folder.write("code.txt", code)});
    for (const std::vector<std::string>& asked : {std::vector<std::string>{"show", evening.file, "--json"},
                                                  std::vector<std::string>{"standings", evening.file, "--json"}})
        CHECK(event_done(asked).find("\"found\":\"code\"") != std::string::npos);
    const Ran game = event({"result", evening.file, evening.game, "--json"});
    CHECK(Json::parse(game.out).at("refused") == "other-history");
    CHECK(Json::parse(event_done({"show", evening.file, "--json"})).at("undecided").size() == 1);
}

TEST_CASE("a table of an event with a hub has a short code, on its headed sheet too, which needs that hub") {
    const ScratchFolder folder;
    const Evening evening(folder);
    CHECK_FALSE(Json::parse(event_done({"join", evening.file, "--json"})).at("tables").at(0).contains("code"));
    event_done({"hub", evening.file, "http://127.0.0.1:1"});
    const Json tables = Json::parse(event_done({"join", evening.file, "--json"})).at("tables");
    const std::string code = tables.at(1).at("code").get<std::string>();
    CHECK(code.ends_with("@127.0.0.1:1"));
    CHECK(code != tables.at(0).at("code"));
    CHECK(event_done({"join", evening.file}).find(code) != std::string::npos);
    event_done({"paper", evening.file, "sheets", "--round", "1", "-o", folder.file("sheets.pdf")});
    CHECK(pdf_text(folder.file("sheets.pdf")).find("To join with a laptop: " + code) != std::string::npos);

    const Ran made = run({"new", folder.file("two.tbl"), "--join", code});
    CHECK(made.code == 4);
    CHECK(made.err.find("the hub http://127.0.0.1:1 does not answer") != std::string::npos);
    CHECK(run({"show", folder.file("two.tbl")}).code != 0);
}
