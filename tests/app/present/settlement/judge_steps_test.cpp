// The judge's steps: which are done, which statements were made, and who signed the present result.

#include "app/present/settlement/judge_steps.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/settlement/adjudication_offers.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using Lines = std::vector<std::string>;

JudgeStep step_of(const testing::PlayedTable& table, const std::string& id) {
    const std::vector<JudgeStep> steps = make_judge_steps(english, table.table());
    const auto step = std::ranges::find(steps, id, &JudgeStep::id);
    REQUIRE(step != steps.end());
    return *step;
}

bool offers(const testing::PlayedTable& table, const std::string& line) {
    for (const RoadStep& road : make_road(english, table.table(), {.judge = "Vera"}))
        for (const OfferedAction& action : road.actions)
            if (action.line == line) return action.allowed;
    return false;
}

/// No deed has an owner; of 1,500 Anna, a monopolist, keeps 300, and Boris 150 (us timed 2).
testing::PlayedTable finished() {
    testing::PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"clock call \"the bell\"", "closing", "keep", "walk", "finish"});
    return table;
}

}  // namespace

TEST_CASE("the steps follow each other, and a completed step is marked") {
    testing::PlayedTable table("us", 2, Goal::timed);
    CHECK_FALSE(step_of(table, "rulings").done);
    table.post_all(english, {"confirm rulings \"Vera\"", "clock call \"the bell\"", "closing"});
    CHECK(step_of(table, "rulings").done);
    CHECK_FALSE(step_of(table, "keep").done);
    table.post_all(english, {"force \"agreed\" rule ties more_deeds \"agreed\""});
    CHECK_FALSE(step_of(table, "rulings").done);
    table.post_all(english, {"keep", "walk", "finish"});
    for (const char* id : {"closing", "keep", "walk", "totals"}) CHECK(step_of(table, id).done);
    CHECK_FALSE(step_of(table, "signatures").done);
    CHECK_FALSE(step_of(table, "protests").done);  // their time is not over
    table.post_all(english, {"protest minutes 0", "Anna signs", "Boris refuses \"no\""});
    CHECK(step_of(table, "protests").done);
    CHECK(step_of(table, "signatures").done);
    CHECK_FALSE(step_of(table, "certificate").done);
}

TEST_CASE("a signature is of the totals at its time") {
    testing::PlayedTable table = finished();
    table.post_all(english, {"Anna signs", "Boris signs"});
    CHECK(step_of(table, "signatures").lines.front() == "signed: Anna and Boris");
    table.post_all(english, {"Boris adjust +5 \"a note too few\"", "Anna signs"});
    CHECK(step_of(table, "signatures").lines[0] == "signed: Anna");
    CHECK(step_of(table, "signatures").lines[1] == "signed a result that was changed since: Boris");
    CHECK(offers(table, "Boris signs"));
    CHECK_FALSE(offers(table, "Anna signs"));
}

TEST_CASE("the certificate lists the open steps, and no single press certifies") {
    testing::PlayedTable table = finished();
    const auto certifies = [&](const RoadInput& input) {
        const std::vector<RoadStep> road = make_road(english, table.table(), input);
        REQUIRE(road.back().main.size() == 1);
        CHECK(road.back().asks_why);
        CHECK_FALSE(road.back().question.empty());
        const OfferedAction& act = road.back().main.front();
        return act.allowed ? act.line : act.reason;
    };
    CHECK(certifies({}) == "Type the judge's name first.");
    CHECK(certifies({.judge = " "}) == "Type the judge's name first.");
    CHECK(certifies({.judge = "Vera"}) == "Say why it is certified although something is not done.");
    CHECK(certifies({.judge = "Ve\"ra", .despite = "nobody is left"}) == "certify despite \"nobody is left\" \"Vera\"");
    CHECK(step_of(table, "certificate").lines ==
          Lines{"the rulings are not confirmed", "the notes are not counted: Anna and Boris",
                "neither signed nor refused: Anna and Boris", "the time for protests is not over"});
    CHECK(offers(table, "Boris signs"));
    table.post_all(english, {"certify despite \"nobody is left\" \"Vera\""});
    CHECK_FALSE(offers(table, "Boris signs"));
    CHECK_FALSE(offers(table, "Boris refuses \""));
    const Lines lines = step_of(table, "certificate").lines;
    REQUIRE(lines.size() == 2);
    CHECK(lines.back().ends_with("nobody is left"));
    CHECK(step_of(table, "certificate").done);
    CHECK_FALSE(step_of(table, "signatures").done);
}

TEST_CASE("the rulings are confirmed under a typed name") {
    testing::PlayedTable table("us", 2, Goal::timed);
    const auto confirms = [&](const std::string& judge) {
        return make_road(english, table.table(), {.judge = judge}).front();
    };
    CHECK_FALSE(confirms("").main.front().allowed);
    CHECK(confirms("Vera").main.front().line == "confirm rulings \"Vera\"");
    table.post_all(english, {"confirm rulings \"Vera\""});
    CHECK(confirms("Vera").main.empty());
    table.post_all(english, {"rule ties more_deeds \"agreed\""});
    CHECK(confirms("Vera").main.size() == 1);
}

TEST_CASE("a total that the judge set is next to the computed one, with its entry and the reason") {
    testing::PlayedTable table = finished();
    table.post_all(english, {"Boris adjust +200 \"a note too few\""});
    const Lines lines = step_of(table, "totals").lines;
    REQUIRE(lines.size() == 3);
    CHECK(lines.front().starts_with("1. Boris"));
    CHECK(lines.back().ends_with("set by the judge (#7): a note too few"));
}

TEST_CASE("the text that a button writes into the field is in the banker's language, with names unchanged") {
    testing::PlayedTable table("us", 2, Goal::timed);
    std::vector<std::string> lines;
    for (const RoadStep& step : make_road(speaking("ru"), table.table(), {}))
        for (const OfferedAction& action : step.actions)
            if (action.to_finish) lines.push_back(action.line);
    CHECK(std::ranges::find(lines, "Boris протест ") != lines.end());
    for (const std::string& line : lines) CHECK(line.find("protest") == std::string::npos);
}

TEST_CASE("each player keeps both buttons of a signature, so that no other button takes the place of one") {
    testing::PlayedTable table = finished();
    const auto buttons = [&] {
        std::vector<std::string> ids;
        for (const RoadStep& road : make_road(english, table.table(), {}))
            if (road.step.id == "signatures")
                for (const OfferedAction& action : road.actions) ids.push_back(action.id);
        return ids;
    };
    const std::vector<std::string> before = buttons();
    CHECK(before.size() == 4);
    table.post_all(english, {"Anna signs", "Boris refuses \"the wager\""});
    CHECK(buttons() == before);
    CHECK_FALSE(offers(table, "Anna refuses \""));
    CHECK(offers(table, "Boris signs"));
}

}  // namespace tablebank
