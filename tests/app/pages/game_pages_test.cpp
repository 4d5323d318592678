// The pages of one table for its players: the open state of the table, and nothing that only the banker knows.

#include "app/pages/game_pages.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/pages/page_json.h"
#include "tests/app/pages/page_blocks.h"
#include "tests/support/languages.h"
#include "tests/support/timed_game.h"

namespace tablebank::testing {
namespace {

using Texts = std::vector<std::string>;

Page page_of_table(const TimedGame& game, std::vector<int> numbers = {}) {
    return game_page(english, game.table(), game.now_ms(), std::move(numbers));
}

Page page_of_seat(const TimedGame& game, int seat) {
    auto page =
        make_game_pages(game.table(), game.head(), game.now_ms())->page(english, "player-" + std::to_string(seat));
    REQUIRE(page);
    return *std::move(page);
}

page_block::Card card_of(const TimedGame& game, std::size_t seat) {
    return block_in<page_block::Cards>(page_of_table(game)).cards.at(seat - 1);
}

/// Anna has a street with a house, Boris has come to it and owes Anna the rent.
const std::vector<std::string> rent_due{"roll 1 2", "ok", "force \"agreed\" Anna build @3", "next", "roll 1 2"};

constexpr std::int64_t one_minute = 60'000;

}  // namespace

TEST_CASE("the table shows each player's cash, whose turn it is, and their deeds with the buildings") {
    TimedGame game;
    game.post(rent_due);
    const Page page = page_of_table(game);
    CHECK(page.title == game.table().game.edition().name);
    CHECK(page.subtitle.starts_with("Round 1"));
    const page_block::Card anna = card_of(game, 1);
    CHECK(anna.title == "Anna");
    CHECK(anna.figure == "$1,390");
    CHECK(anna.to == "player.html?n=1");
    CHECK(anna.tone == PageTone::quiet);
    REQUIRE(anna.lines.size() == 1);
    CHECK(anna.lines[0].text == "French Quarter");
    CHECK(anna.lines[0].figure == "1 house");
    CHECK(anna.lines[0].colour.starts_with("#"));
    CHECK(card_of(game, 2).tone == PageTone::wait);
    CHECK(card_of(game, 3).lines.empty());
}

TEST_CASE("the due is in large type with its sum and its calculation, and the next due follows") {
    TimedGame game;
    game.post(rent_due);
    const Page page = page_of_table(game);
    const auto notice = block_in<page_block::Notice>(page);
    CHECK(notice.heading == "Boris owes Anna");
    CHECK(notice.figure == "$22");
    CHECK(notice.subject == "French Quarter");
    const auto why = block_in<page_block::Lines>(page);
    REQUIRE_FALSE(why.lines.empty());
    CHECK(why.lines.back().figure == "22");
    CHECK(why.lines.back().label.starts_with("us "));  // the paragraph
}

TEST_CASE("a player's page has what concerns them: their cash, their deeds, and a due that they pay or get") {
    TimedGame game;
    game.post(rent_due);
    const Page anna = page_of_seat(game, 1);
    CHECK(anna.title == "Anna");
    CHECK(anna.subtitle == "monopolist");
    CHECK(block_in<page_block::Notice>(anna).figure == "$22");
    CHECK(block_in<page_block::Cards>(anna).cards.front().figure == "$1,390");
    const auto deeds = block_in<page_block::Table>(anna);
    REQUIRE(deeds.rows.size() == 1);
    CHECK(deeds.rows[0].cells[0] == "French Quarter");
    CHECK_FALSE(deeds.rows[0].cells[2].empty());  // the rent of a visitor
    CHECK(block_in<page_block::Notice>(page_of_seat(game, 2)).heading == "Boris owes Anna");
    const Page clara = page_of_seat(game, 3);
    CHECK(blocks_in<page_block::Notice>(clara).empty());
    CHECK(block_in<page_block::Table>(clara).rows.empty());
    CHECK(block_in<page_block::Table>(clara).nothing == "None yet.");
}

TEST_CASE("a running clock counts down, a stopped one shows its time, and an untimed game has none") {
    TimedGame game;
    CHECK(block_in<page_block::Clock>(page_of_table(game)).left_ms == 90 * one_minute);
    game.post({"clock start"});
    game.wait(30);
    const auto running = block_in<page_block::Clock>(page_of_table(game));
    CHECK(running.ends_ms == game.now_ms() + 60 * one_minute);
    CHECK_FALSE(running.left_ms);
    game.post({"clock extend 5 \"a spilled drink\"", "clock stop \"supper\""});
    game.wait(45);
    const auto standing = block_in<page_block::Clock>(page_of_table(game));
    CHECK(standing.left_ms == 65 * one_minute);
    CHECK_FALSE(standing.ends_ms);
    Setup untimed = timed_setup();
    untimed.goal = Goal::a;
    untimed.minutes = 0;
    const TimedGame other(std::move(untimed));
    CHECK(blocks_in<page_block::Clock>(page_of_table(other)).empty());
}

TEST_CASE("a table of an event shows the event's end, whatever its own clock shows, until time is called") {
    TimedGame game;
    game.post({"clock start"});
    const TableClock event{game.now_ms() - 10 * one_minute, 65};
    const Page page = game_page(english, game.table(), game.now_ms(), {}, event);
    CHECK(block_in<page_block::Clock>(page).ends_ms == event.end());
    game.post({"clock call \"the bell\""});
    const Page called = game_page(english, game.table(), game.now_ms(), {}, event);
    CHECK(blocks_in<page_block::Clock>(called).empty());
    CHECK(block_in<page_block::Notice>(called).heading == "Time has been called");
}

TEST_CASE("the banker's words and the names of kept cards are on no page") {
    TimedGame game;
    game.post({"note \"whispered\"", "Anna get 50 \"a wink\"", "force \"grumbling\" Anna pay 20",
               "Anna count 1500 \"scribbled\""});
    const auto pages = make_game_pages(game.table(), game.head(), game.now_ms());
    for (const std::string& name : pages->names()) {
        const std::string text = page_json(english, *pages->page(english, name), pages->state(), true);
        CAPTURE(name);
        for (const char* words : {"whispered", "a wink", "grumbling", "scribbled", "could raise", "Elena"})
            CHECK_MESSAGE(text.find(words) == std::string::npos, words);
    }
}

TEST_CASE("a player who has left has neither deeds nor a turn on the page, and their own page is still there") {
    TimedGame game;
    game.post({"Boris leaves \"late train\""});
    const page_block::Card boris = card_of(game, 2);
    CHECK(boris.note == "has left the table");
    CHECK(boris.lines.empty());
    CHECK(page_of_seat(game, 2).subtitle == "competitor");
}

TEST_CASE("at an event the ways lead to the pages of its players, by their numbers there") {
    TimedGame game;
    const Page page = page_of_table(game, {17, 4, 9});
    CHECK(block_in<page_block::Cards>(page).cards[1].to == "player.html?n=4");
    Texts ways;
    for (const PageLink& way : page.ways) ways.push_back(way.to);
    CHECK(ways == Texts{"index.html", "player.html?n=17", "player.html?n=4", "player.html?n=9"});
}

TEST_CASE("a table has one page for all and one for each seat, and no other") {
    TimedGame game;
    const auto pages = make_game_pages(game.table(), game.head(), game.now_ms());
    CHECK(pages->names() == Texts{"index", "player-1", "player-2", "player-3"});
    for (const std::string& name : pages->names()) {
        CHECK(pages->has(name));
        CHECK(pages->page(english, name).has_value());
    }
    for (const char* name : {"player-0", "player-4", "player-01", "table-1", "standings", ""}) {
        CAPTURE(name);
        CHECK_FALSE(pages->has(name));
        CHECK_FALSE(pages->page(english, name).has_value());
    }
    CHECK(pages->state() == game.head().substr(0, 16));
    CHECK(pages->state_of("player-1") == pages->state());
}

TEST_CASE("the latest three events are at the foot, the newest first") {
    TimedGame game;
    game.post({"roll 1 2", "ok", "next", "roll 2 2"});
    const auto lines = blocks_in<page_block::Lines>(page_of_table(game)).back();
    CHECK(lines.title == "What happened last");
    REQUIRE(lines.lines.size() <= 3);
    CHECK(lines.lines.front().text.find("Boris") != std::string::npos);
}

TEST_CASE("a page of the table speaks the language of its reader") {
    TimedGame game;
    const auto pages = make_game_pages(game.table(), game.head(), game.now_ms());
    CHECK(pages->page(speaking("ru"), "player-1")->ways.front().text != "The table");
    CHECK(pages->page(english, "player-1")->ways.front().text == "The table");
}

}  // namespace tablebank::testing
