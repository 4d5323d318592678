// For whom a seat counts: of a game in which people changed, of the code of its sheet, and of typed totals.

#include <doctest/doctest.h>

#include <fstream>

#include "tests/app/cli/event_commands.h"

namespace tablebank::testing {
namespace {

struct EveningWithGuests {
    EveningWithGuests() {
        done_with_event({"player", file, "Vera", "Julia", "--substitute"});
        done_with_event({"seat", file});
        done_with_event({"round", file, "1", "--open"});
        const auto tables = nlohmann::json::parse(done_with_event({"join", file, "--json"})).at("tables");
        REQUIRE(run({"new", game, "--join", tables.at(0).at("line").get<std::string>()}).code == 0);
        names = event_seats(file, 1, 1);
    }
    void play(const std::vector<std::string>& lines) const {
        for (const std::string& line : lines) {
            CAPTURE(line);
            REQUIRE(run({"do", game, line}).code == 0);
        }
        for (const char* last : {"clock start", "clock call \"agreed\"", "closing", "keep", "walk", "finish"})
            static_cast<void>(run({"do", game, last}));
        for (int step = 0; step < 8; ++step) static_cast<void>(run({"do", game, "ok"}));
    }
    [[nodiscard]] std::string log() const { return done_with_event({"show", file, "log"}); }

    ScratchFolder folder;
    std::string file = new_club_event(folder, "1");
    std::string game = folder.file("one.tbl");
    std::vector<std::string> names;
};

bool holds(const std::string& text, const std::string& part) {
    CAPTURE(text);
    CHECK(text.find(part) != std::string::npos);
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a game with a substitute is taken with a remark, and corrected to them with a reason") {
    const EveningWithGuests evening;
    evening.play({"1 seat Vera \"went home\""});
    holds(done_with_event({"result", evening.file, evening.game}), "someone else sat there");
    const std::string& seated = evening.names.front();
    CHECK(event_refused({"correct", evening.file, evening.game, "--credit", seated + "=Vera"}) == "why-missing");
    CHECK(event_refused({"correct", evening.file, evening.game, "--credit", "Zoe=Vera", "--why", "x"}) ==
          "credit-invalid");
    CHECK(event_tried({"correct", evening.file, evening.game, "--credit", "Vera", "--why", "x"}).code == 2);
    CHECK(event_tried({"correct", evening.file, evening.game, "--credit", seated + "=Nobody", "--why", "x"}).code == 2);
    done_with_event({"correct", evening.file, evening.game, "--credit", seated + "=Vera", "--why", "Vera played on"});
    holds(evening.log(), "Vera (seat of " + seated + ")");
    // The same game once more is not another history of it.
    CHECK(event_refused({"result", evening.file, evening.game}) == "result-is-there");
}

TEST_CASE("a game in which someone joined is taken if the line names for whom that seat counts") {
    for (const std::string credit : {"Julia=Julia", "Julia=", "5=Julia"}) {
        CAPTURE(credit);
        const EveningWithGuests evening;
        evening.play({"join Julia competitor get 500 \"came late\""});
        CHECK(event_refused({"result", evening.file, evening.game}) == "uncredited");
        CHECK(event_refused({"result", evening.file, evening.game, "--anyway", "--why", "x"}) == "uncredited");
        CHECK(event_refused({"result", evening.file, evening.game, "--credit", credit}) == "why-missing");
        done_with_event({"result", evening.file, evening.game, "--credit", credit, "--why", "agreed"});
        CHECK((evening.log().find("Julia (seat added)") != std::string::npos) == (credit != "Julia="));
        CHECK(event_tried({"result", evening.file, evening.game}).code == 1);
    }
}

TEST_CASE("typed totals state for whom a seat counts, under either name") {
    for (const bool own_name : {true, false}) {
        const EveningWithGuests evening;
        const std::string& seated = evening.names.front();
        std::vector<std::string> typed{"result",  evening.file, "--round", "1",
                                       "--table", "1",          "--why",   "Vera sat there"};
        typed.push_back((own_name ? std::string("Vera") : seated) + "=304.2");
        for (std::size_t at = 1; at < 4; ++at) typed.push_back(evening.names[at] + "=" + std::to_string(100 - at));
        if (own_name) CHECK(event_refused(typed) == "seats-differ");
        typed.insert(typed.end(), {"--credit", seated + "=Vera"});
        done_with_event(typed);
        holds(evening.log(), "Vera (seat of " + seated + ") 304.2 (1)");
    }
}

TEST_CASE("a sheet lists who came and was renamed, also after the end, and names them in its rows") {
    const EveningWithGuests evening;
    evening.play({"1 seat Vera \"went home\"", "2 swap 3 \"the draught\""});
    REQUIRE(run({"do", evening.game, "4 rename Xavier \"typed wrong\""}).code == 0);
    const std::string sheet = run({"sheet", evening.game}).out;
    holds(sheet, "People");
    holds(sheet, "is called Xavier: the name is corrected");
    holds(sheet, "Vera (until #2: " + evening.names.front() + ")");
    const std::string csv = evening.folder.file("sheet.csv");
    REQUIRE(run({"sheet", evening.game, "--csv", csv}).code == 0);
    std::ifstream read(csv);
    const std::string rows((std::istreambuf_iterator<char>(read)), {});
    holds(rows, "player,Vera,before," + evening.names.front() + ",until #2");
}

TEST_CASE("a sum with a space in a trade is refused with both readings, and a deed in quotes is proposed") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const Ran parted = run({"do", game, "trade Boris give 1 500 get nothing"});
    CHECK(parted.code == 2);
    holds(parted.err, "give 1500 get nothing");
    CHECK(run({"do", game, "--dry-run", "trade Boris give 1 500 get nothing"}).code == 2);
    CHECK(run({"do", game, "trade Boris give 1, 500 get 100"}).code == 0);
    REQUIRE(run({"do", game, "force \"for the test\" Anna buy @25 for 1"}).code == 0);
    holds(run({"do", game, "trade Boris give \"U.S. Air Line\" get 50"}).err,
          "Did you mean trade Boris give @25 get 50?");
    REQUIRE(run({"do", game, "undo to #1", "redo"}).code == 0);
    holds(run({"show", game}).out, "@25");
}

}  // namespace tablebank::testing
