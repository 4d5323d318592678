// Decisions of people during a game, and the time of play, stay with its result.

#include "app/event/game_play.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/app/event/played_table.h"

using namespace tablebank;
using namespace tablebank::testing;

TEST_CASE("a total that a judge set is named with the player and both totals, and is for the director") {
    PlayedTable table;
    CHECK(table.found(table.played({})).empty());
    const GameCheck check = table.played({}, {"Anna adjust 99999 \"she is nice\""});
    const std::string found = table.found(check);
    CHECK(found.starts_with("verify: adjusted #"));
    CHECK(found.ends_with(" -> 99999"));
    CHECK(found.find(" seat 1 ") != std::string::npos);
    CHECK(found.find("Anna") == std::string::npos);  // pages show it, and some players are not to be named there
    CHECK(check.is_accepted());
    CHECK_FALSE(table.taken_by_hub(check));
    CHECK(found_in("agreed (" + found + ")") == found);
    CHECK(found_aside(found) == found);
    CHECK(found_against(found).empty());
    CHECK(table.found(table.played({}, {"Anna adjust 99999 \"x\"", "undo"})).empty());
}

TEST_CASE("a ruling changed during the game is for the director, unless it was undone at once") {
    PlayedTable table;
    for (const char* line : {"rule rounding up \"x\"", "rule rent_waiver never \"x\"", "rule ties more_deeds \"x\""}) {
        const GameCheck check = table.played({line});
        CHECK(table.found(check) == "verify: ruled #3");
        CHECK_FALSE(table.taken_by_hub(check));
    }
    CHECK(table.found(table.played({"rule rounding up \"x\"", "undo"})).empty());
    // These change nothing that is counted: who sees a plan, and the book's own answers.
    for (const char* line : {"rule closing_plan all \"x\"", "rule closing no \"x\""})
        CHECK(table.found(table.played({line})).empty());
    CHECK(table.found(table.played({"rule rounding up \"x\"", "note \"y\"", "undo #3"})) == "verify: ruled #3");
    // Redone, used, and undone again.
    CHECK(table.found(table.played({"rule rounding up \"x\"", "undo", "redo", "note \"y\"", "undo #3"})) ==
          "verify: ruled #3 #4 #5");
}

TEST_CASE("more minutes than the event gave are a remark, even if they were undone at the end") {
    PlayedTable table;
    const GameCheck check = table.played({"clock extend 1000 \"x\""});
    CHECK(table.found(check) == "verify: extended #3 1000 > 0");
    CHECK(table.taken_by_hub(check));
    CHECK(table.found(table.played({"clock extend 1000 \"x\"", "undo"})).empty());
    CHECK(table.found(table.played({"clock extend 1000 \"x\"", "note \"y\"", "undo #3"})) ==
          "verify: extended #3 1000 > 0");
    const GameCheck in_time = table.played({"clock extend 10 \"x\""});
    done(table.event, decide_extension(table.event, {.round = 1, .table = 1, .minutes = 10}, "the light went out"),
         "the light went out");
    CHECK(table.found(in_time).empty());
    CHECK(table.found(check) == "verify: extended #3 1000 > 10");
}

TEST_CASE("minutes by which the clock was set, or that were played before a false bell, are minutes granted") {
    PlayedTable table;
    CHECK(table.found(table.played({"clock set 24:00:00 \"x\""})).find("extended #3") != std::string::npos);
    CHECK(table.found(table.played({"clock set 1:00 \"x\""})).find("extended") == std::string::npos);
    CHECK(table.found(table.played({"clock set 24:00:00 \"x\"", "undo"})).empty());
    CHECK(table.found(table.played({"clock bell 0:00 1000 \"x\""})).find("extended #3") != std::string::npos);
}

TEST_CASE("a game of another day is a remark; one that was entered within half a day is not") {
    PlayedTable table;
    table.now = eight_o_clock - 11 * an_hour_ms;
    CHECK(table.found(table.played({})).empty());
    table.now = eight_o_clock - 13 * an_hour_ms;
    const GameCheck yesterday = table.played({});
    CHECK(table.found(yesterday) == "verify: other_time " + minute_words(yesterday.played.began));
    CHECK(table.taken_by_hub(yesterday));
    table.now = eight_o_clock;
    GameCheck future = table.played({});
    future.checked_at = eight_o_clock - an_hour_ms;
    CHECK(table.found(future) == "verify: other_time " + minute_words(future.played.ended));
}

TEST_CASE("a game that began after the bell of the next round is a remark, and so is one ahead of its own bell") {
    PlayedTable table;
    const GameCheck first = table.played({});
    table.now = eight_o_clock + 5 * an_hour_ms;
    const GameCheck late = table.played({});
    CHECK(table.found(late).empty());
    table.ring(2, eight_o_clock + 3 * an_hour_ms);
    CHECK(table.found(first).empty());
    CHECK(table.found(late) == "verify: other_time " + minute_words(late.played.began));
    // The game of round 1 once more in round 2, whose bell rang three hours later.
    CHECK(table.found(first, 2).find("other_time " + minute_words(first.played.began)) != std::string::npos);
}

TEST_CASE("an event that was entered afterwards has its bells close together, and its games ahead of them") {
    PlayedTable table;
    table.now = eight_o_clock - 3 * an_hour_ms;
    const GameCheck first = table.played({});
    table.ring(2, eight_o_clock + 60'000);
    CHECK(table.found(first).empty());
    CHECK(table.found(first, 2).find("other_time") == std::string::npos);
}

TEST_CASE("a game of another table is a remark if the event gave lines, or if it is another table's") {
    PlayedTable table;
    const GameCheck check = table.played({});
    table.id_played = std::string(32, 'b');
    CHECK(table.found(check).empty());
    table.id_played = game_of_table(event_of_play, 1, 2);
    CHECK(table.found(check) == "verify: other_game");
    table.hub();
    table.id_played = std::string(32, 'b');
    CHECK(table.found(check) == "verify: other_game");
    CHECK(table.taken_by_hub(check));
    table.id_played = game_of_table(event_of_play, 1, 1);
    CHECK(table.found(check).empty());
}

TEST_CASE("someone else on a seat, or another name, is for the director, unless that was undone at once") {
    PlayedTable table;
    const GameCheck check =
        table.played({"3 4", "1 seat Zoe \"went home\"", "2 swap 3 \"sit better\"", "4 rename Xavier \"wrong\""});
    CHECK(table.found(check).find("people #4 seat 1 #5 seat 2 #6 seat 4") != std::string::npos);
    CHECK_FALSE(table.taken_by_hub(check));
    CHECK(table.found(check).find("setup") == std::string::npos);
    const GameCheck undone = table.played({"3 4", "1 seat Zoe \"went home\"", "undo"});
    CHECK(table.found(undone).find("people") == std::string::npos);
}

TEST_CASE("a player who left the game is a remark with the seat, unless that was undone at once") {
    PlayedTable table;
    const GameCheck check = table.played({"2 leaves", "undo"});
    CHECK(words_found(check) == "verify: left #5 seat 2 #6 seat 3 #7 seat 4");
    CHECK(table.taken_by_hub(check));
    CHECK(found_against(words_found(check)).empty());
    CHECK(words_found(table.played({"2 leaves", "note \"x\"", "undo to #2 \"back\""}))
              .starts_with("verify: left #3 seat 2 "));
}

TEST_CASE("a roll by mistake during a pause of the clock, undone at once, is not a remark") {
    PlayedTable table;
    CHECK(table.found(table.played({"clock stop \"supper\"", "1 2", "undo", "clock start", "1 2"})).empty());
}

TEST_CASE("a deed that is undone while a later roll stays is a remark") {
    PlayedTable table;
    CHECK(table.found(table.played({"33", "buy", "45", "buy", "1 mortgage @6", "next", "1 2", "undo #7"})) ==
          "verify: review #10, hindsight #9 seat 2 x1");
    CHECK(table.found(table.played({"33", "buy", "45", "buy", "1 mortgage @6", "undo"})).empty());
}

TEST_CASE("a payment by mistake is remarked unless the next entry gives it back") {
    PlayedTable table;
    const std::string pays = "2 pay 400 to 1 \"the rent\"";
    const std::string returns = "1 pay 400 to 2 \"there was none\"";
    CHECK(table.found(table.played({pays, returns})).empty());
    CHECK(table.found(table.played({pays, "1 pay 300 to 2 \"there was none\""})) == "verify: review #3 #4");
    CHECK(table.found(table.played({pays, "note \"n\"", returns})) == "verify: review #3 #5");
    CHECK(table.found(table.played({pays, returns, "note \"n\"", "undo #4"})) == "verify: review #3 #4");
}

TEST_CASE("a table's own decision, a gift, and a protest without a decision are remarks") {
    PlayedTable table;
    CHECK(table.found(table.played({"turn Boris \"agreed\""})) == "verify: agreed #3");
    CHECK(table.found(table.played({"Anna at @10 \"agreed\""})).find("agreed #3") != std::string::npos);
    CHECK(table.found(table.played({"Anna at @10"})) == "verify: agreed #3");
    CHECK(table.found(table.played({"Boris jail"})) == "verify: agreed #3");
    CHECK(table.found(table.played({"Anna pay 400 to Boris \"a wager\""})) == "verify: review #3");
    CHECK(table.found(table.played({}, {"Boris protest #2 \"no\""})).starts_with("verify: protest #"));
    CHECK(table.found(table.played({}, {"Boris protest #2 \"no\"", "protest withdrawn #6"})) == "verify: protest #6");
    CHECK(table.found(table.played({}, {"undo", "4 leaves"})).starts_with("verify: review #"));  // it was over
    for (const GameCheck& check :
         {table.played({"turn Boris \"agreed\""}), table.played({"Anna pay 400 to Boris \"x\""})})
        CHECK(table.taken_by_hub(check));
}

TEST_CASE("what was played on is a remark even if it was undone, and what was undone at once is not") {
    PlayedTable table;
    for (const char* line : {"Anna at @10", "Boris get 5000 \"a loan\"", "Anna pay 400 to Boris \"a wager\""}) {
        CHECK(table.found(table.played({line, "undo"})).empty());
        CHECK_FALSE(table.found(table.played({line, "note \"y\"", "undo #3"})).empty());
    }
    CHECK(
        table.found(table.played({"roll 1 2", "ok", "next", "undo #2", "clock start"})).starts_with("verify: clock #"));
}

TEST_CASE("a card of the table's own that moves a token, and a withdrawn protest, are remarks") {
    PlayedTable table;
    CHECK(table.found(table.played({"roll 1 6", "card goto @10 \"own\""})).find("agreed #4") != std::string::npos);
    CHECK(table.found(table.played({"Boris protest #2 \"no\"", "undo"})) == "verify: protest #3");
}

TEST_CASE("a game that was over, undone and played again has a remark") {
    PlayedTable table;
    std::vector<std::string> long_play;
    for (int note = 0; note < 11; ++note) long_play.emplace_back("note \"n\"");
    CHECK(table.found(table.played(long_play)).empty());
    long_play.emplace_back("undo to #2 \"again\"");
    CHECK(table.found(table.played(long_play)).starts_with("verify: review #"));
}

TEST_CASE("a timed game that was not played by its clock has a remark") {
    PlayedTable table;
    CHECK(table.found(table.played({"roll 1 2", "ok", "next"})).empty());
    CHECK(table.found(table.played({"clock stop \"supper\"", "roll 1 2", "ok", "next"})) == "verify: clock #4 stopped");
    CHECK(table.found(table.played({"clock call \"the bell\""})).starts_with("verify: clock #3 0 of "));
    const std::int64_t minutes = table.setup_of({})->minutes;
    table.now = eight_o_clock;
    table.pause_ms = (minutes + 9) * 60'000;
    CHECK(table.found(table.played({"roll 1 2", "ok", "next"})).empty());
    table.now = eight_o_clock;
    table.pause_ms = (minutes + 11) * 60'000;
    CHECK(table.found(table.played({"roll 1 2", "ok", "next"})) ==
          "verify: clock #3 " + std::to_string(minutes + 11) + " of " + std::to_string(minutes));
}

TEST_CASE("a clock that is set by hand, up or down, hides no minutes that were played or were not") {
    PlayedTable table;
    const std::int64_t minutes = table.setup_of({})->minutes;
    const std::string of = " of " + std::to_string(minutes);
    CHECK(table.found(table.played({"clock set 1:00 \"the lamp\"", "clock call \"x\""})) == "verify: clock #4 0" + of);
    CHECK(table.found(table.played({"clock jump -2:00:00", "clock call \"x\""})) == "verify: clock #4 120" + of);
    table.pause_ms = (minutes + 11) * 60'000;
    CHECK(table.found(table.played({"clock jump " + std::to_string(minutes) + ":00", "roll 1 2", "ok", "next"})) ==
          "verify: clock #4 " + std::to_string(minutes + 11) + of);
}

TEST_CASE("a table that plays on long after its round has ended has a remark, whatever its clock counted") {
    PlayedTable table;
    const std::int64_t minutes = table.event.made.minutes;
    const auto found_late = [&](const std::vector<std::string>& lines) {
        table.now = eight_o_clock + (minutes + 15) * 60'000;
        return table.found(table.played(lines));
    };
    const auto words = [&](int entry) {
        return "verify: clock #" + std::to_string(entry) + " " + std::to_string(minutes + 15) + " of " +
               std::to_string(minutes);
    };
    CHECK(found_late({"1 2", "ok", "next"}) == words(3));
    CHECK(found_late({"clock stop \"supper\"", "clock start", "1 2", "ok", "next"}) == words(5));
    CHECK(found_late({"clock bell 0:00 60 \"a bell that was never rung\"", "1 2", "ok", "next"}) == words(4));
    // The director gave this table more time.
    done(table.event, decide_extension(table.event, {.round = 1, .table = 1, .minutes = 30}, "late"), "late");
    CHECK(found_late({"1 2", "ok", "next"}).empty());
}

TEST_CASE("the landings of a game without tokens are decided by the table's word") {
    PlayedTable table;
    table.event.made.rulings = {"track_tokens=no"};
    CHECK(table.found(table.played({"2 buy @39", "1 rent @39", "2 foundation 2"})) == "verify: agreed #3 #4 #5");
    CHECK(table.found(table.played({"1 trade 2 give 10 get nothing"})).find("agreed") == std::string::npos);
}

TEST_CASE("a finding stays short enough to follow a reason") {
    GameCheck check;
    for (int kind = 0; kind <= static_cast<int>(GameFinding::last_kind); ++kind)
        for (int entry = 1; entry < 9; ++entry)
            check.findings.push_back({.kind = static_cast<GameFinding::Kind>(kind),
                                      .entry = 1'000'000 + entry,
                                      .refusal = {},
                                      .detail = std::string(60, 'x')});
    const std::string words = words_found(check);
    CHECK(words.size() <= 250);
    CHECK(found_in(words) == words);
}
