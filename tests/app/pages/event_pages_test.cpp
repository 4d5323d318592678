// The public pages of an event: the wall, the standings, the seating, each table and each player.

#include "app/pages/event_pages.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/app/pages/page_blocks.h"
#include "tests/support/event_fixture.h"
#include "tests/support/languages.h"

namespace tablebank::testing {
namespace {

const std::string event_id = "0123456789abcdef0123456789abcdef";
constexpr std::int64_t a_minute = 60'000;

Page page_called(const Event& event, const std::string& name, const Language& lang = english) {
    auto page = make_event_pages(event, event_id)->page(lang, name);
    REQUIRE_MESSAGE(page, name);
    return *std::move(page);
}

bool has_page(const Event& event, const std::string& name) {
    return make_event_pages(event, event_id)->page(english, name).has_value();
}

/// Two tables play since the bell.
Event playing_evening() {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    return event;
}

const act::ResultTaken first_result = result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}});
const act::ResultTaken second_result = result_of(1, 2, {{5, 80}, {6, 70}, {7, 60}, {8, 50}});

std::vector<std::string> texts_of_lines(const std::vector<page_block::Line>& lines) {
    std::vector<std::string> texts;
    for (const page_block::Line& line : lines) texts.push_back(line.text);
    return texts;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("before the first seating the wall and the seating page state it, and no table has a page") {
    Event event;
    done(event, decide_creation(club_evening()));
    CHECK(block_in<page_block::Words>(page_called(event, "index")).text == "No one is seated yet.");
    CHECK(block_in<page_block::Words>(page_called(event, "seating")).text == "No one is seated yet.");
    CHECK_FALSE(has_page(event, "table-1"));
    CHECK(block_in<page_block::Table>(page_called(event, "standings")).nothing == "No one yet.");
}

TEST_CASE("the wall has a card for each table of the round: seats in order of play with names, roles and ways") {
    const Page wall = page_called(seated_evening(), "index");
    CHECK(wall.title == "Club evening");
    CHECK(wall.subtitle == "Round 1 of 3");
    const auto cards = block_in<page_block::Cards>(wall).cards;
    REQUIRE(cards.size() == 2);
    CHECK(cards[0].title == "Table 1");
    CHECK(cards[0].to == "table.html?n=1");
    CHECK(cards[0].note == "seated");
    CHECK_FALSE(cards[0].due_ms);
    CHECK(texts_of_lines(cards[1].lines) == Texts{"Elena", "Farid", "Galina", "Henri"});
    CHECK(cards[1].lines[1].label == "2");
    CHECK(cards[1].lines[1].figure == "competitor");
    CHECK(cards[1].lines[1].to == "player.html?n=6");
    CHECK(blocks_in<page_block::Table>(wall).empty());  // no one leads before anything was played
}

TEST_CASE("while a round is played the wall counts down to its end, and each card knows from when its result is late") {
    Event event = playing_evening();
    const std::int64_t rang = *event.rounds.at(1).opened_at;
    Page wall = page_called(event, "index");
    CHECK(block_in<page_block::Clock>(wall).ends_ms == rang + 90 * a_minute);
    CHECK(block_in<page_block::Cards>(wall).cards[0].due_ms == rang + 90 * a_minute);
    CHECK(block_in<page_block::Cards>(wall).cards[0].late.find("{time}") != std::string::npos);
    done(event, decide_extension(event, {1, 2, 5}, "a protest"));
    wall = page_called(event, "index");
    CHECK(block_in<page_block::Clock>(wall).ends_ms == rang + 90 * a_minute);
    CHECK(block_in<page_block::Cards>(wall).cards[1].due_ms == rang + 95 * a_minute);
    CHECK(block_in<page_block::Cards>(wall).cards[1].note == "is playing, +5 min");
}

TEST_CASE("minutes that all tables were given more are on the clock of the wall, as on the director's") {
    Event event = playing_evening();
    const std::int64_t rang = *event.rounds.at(1).opened_at;
    done(event, decide_extension(event, {1, 0, 10}, "a power cut"));
    CHECK(block_in<page_block::Clock>(page_called(event, "index")).ends_ms == rang + 100 * a_minute);
}

TEST_CASE("a result on the wall has each total with its place, and a corrected one is marked") {
    Event event = playing_evening();
    done(event, decide_result(event, first_result));
    page_block::Card card = block_in<page_block::Cards>(page_called(event, "index")).cards[0];
    CHECK(card.note == "result taken");
    CHECK(card.tone == PageTone::good);
    CHECK(card.lines[0].figure == "400 (1)");
    CHECK(card.lines[3].figure == "100 (4)");
    CHECK_FALSE(card.due_ms);
    done(event, decide_correction(event, result_of(1, 1, {{1, 10}, {2, 300}, {3, 200}, {4, 100}}), "two sums swapped"));
    card = block_in<page_block::Cards>(page_called(event, "index")).cards[0];
    CHECK(card.note == "result corrected");
    CHECK(card.lines[0].figure == "10 (4)");
}

TEST_CASE("a player who forfeits has the word in place of a score") {
    Event event = playing_evening();
    act::ResultTaken result = first_result;
    result.seats[3] = {.player = 4, .total = {}, .place = 0, .forfeit = true};
    done(event, decide_result(event, result));
    CHECK(block_in<page_block::Cards>(page_called(event, "index")).cards[0].lines[3].figure == "forfeit");
}

TEST_CASE("next to its leaders the wall says which results are missing, and nothing if none is") {
    Event event = playing_evening();
    done(event, decide_result(event, first_result));
    const auto said = [&] {
        std::string words;
        for (const auto& block : blocks_in<page_block::Words>(page_called(event, "index"))) words += block.text + '\n';
        return words;
    };
    CHECK(said().find("1 result of round 1 is missing") != std::string::npos);
    done(event, decide_result(event, second_result));
    CHECK(said().find("missing") == std::string::npos);
}

TEST_CASE("once all results of a round are there its clock is gone and the next round is shown") {
    Event event = playing_evening();
    done(event, decide_result(event, first_result));
    CHECK(page_called(event, "index").subtitle == "Round 1 of 3");
    done(event, decide_result(event, second_result));
    const Page wall = page_called(event, "index");
    CHECK(wall.subtitle == "Round 2 of 3");
    CHECK(blocks_in<page_block::Clock>(wall).empty());
    CHECK(block_in<page_block::Cards>(wall).cards[0].note == "seated");
}

TEST_CASE("an event without a set time has no clock on the wall, and no result of it is late") {
    Event event;
    act::Created wish = club_evening();
    wish.minutes = 0;
    done(event, decide_creation(wish));
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}})}}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    const Page wall = page_called(event, "index");
    CHECK(blocks_in<page_block::Clock>(wall).empty());
    CHECK_FALSE(block_in<page_block::Cards>(wall).cards[0].due_ms);
}

TEST_CASE("a player who sits out is named on the wall, in the seating and on their own page") {
    Event event;
    done(event, decide_creation(club_evening()));
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri", "Elena"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}}, {5})}}, 1, ""));
    CHECK(block_in<page_block::Words>(page_called(event, "index")).text == "Sits out: Elena");
    CHECK(block_in<page_block::Table>(page_called(event, "seating")).rows.back().cells == Texts{"Elena", "sits out"});
    CHECK(blocks_in<page_block::Lines>(page_called(event, "player-5")).front().lines.front().text == "sits out");
}

TEST_CASE("the wall shows at most ten leaders, the standings everyone, with the tie-break and each round's score") {
    Event event;
    done(event, decide_creation(club_evening()));
    for (int number = 1; number <= 12; ++number)
        done(event, decide_player(event, {.number = 0, .name = "P" + std::to_string(number), .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}})}}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_result(event, result_of(1, 3, {{9, 10}, {10, 20}, {11, 30}, {12, 90}})));
    const auto leaders = block_in<page_block::Table>(page_called(event, "index"));
    CHECK(leaders.title == "Leaders");
    CHECK(leaders.rows.size() == 10);
    CHECK(leaders.rows.front().cells[1] == "P12");
    CHECK(leaders.columns.size() == 3);
    CHECK(leaders.rows.front().more.empty());
    const Page page = page_called(event, "standings");
    const auto all = block_in<page_block::Table>(page);
    CHECK(all.rows.size() == 12);
    CHECK(all.rows.front().to == "player.html?n=12");
    CHECK(all.columns.size() > leaders.columns.size());
    CHECK_FALSE(all.rows.front().more.empty());
    for (const page_block::Row& row : all.rows) CHECK(row.cells.size() == all.columns.size());
    CHECK(page.ways.back().to == "event.json");  // for anyone who wants to compute it again
}

TEST_CASE("the seating is in the order of the reader's alphabet, and can be searched by name") {
    Event event;
    done(event, decide_creation(club_evening()));
    for (const char* name : {"Łucja", "Zofia", "Lena", "anna"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}})}}, 1, ""));
    const auto table = block_in<page_block::Table>(page_called(event, "seating", speaking("pl")));
    Texts names;
    for (const page_block::Row& row : table.rows) names.push_back(row.cells[0]);
    CHECK(names == Texts{"anna", "Lena", "Łucja", "Zofia"});
    CHECK_FALSE(table.search.empty());
    CHECK(table.rows[1].to == "player.html?n=3");
}

TEST_CASE("the page of a table has its rounds, the current one first; that of a player their seats and standing") {
    Event event = playing_evening();
    done(event, decide_result(event, first_result));
    const Page table = page_called(event, "table-1");
    CHECK(table.title == "Table 1");
    CHECK(table.subtitle == "Club evening");
    const auto rounds = block_in<page_block::Cards>(table).cards;
    REQUIRE(rounds.size() == 2);
    CHECK(rounds[0].title == "Round 2");
    CHECK(rounds[1].title == "Round 1");
    CHECK(rounds[1].to.empty());  // it would lead to where the reader is

    const Page player = page_called(event, "player-2");
    CHECK(player.title == "Boris");
    const auto parts = blocks_in<page_block::Lines>(player);
    REQUIRE(parts.size() == 2);
    CHECK(parts[0].lines.size() == 2);
    CHECK(parts[0].lines[0].label == "Round 1");
    CHECK(parts[1].lines[0].text == "Rank");
}

TEST_CASE("names are those that the event shows in public, and a player who does not wish to be shown has a number") {
    Event event;
    act::Created wish = club_evening();
    wish.names = NamesShown::initials;
    done(event, decide_creation(wish));
    for (const char* name : {"Anna Berg", "Boris Claus", "Clara Dahl", "Dmitri Eng"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event, decide_hiding(event, 2, true));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}})}}, 1, ""));
    CHECK(texts_of_lines(block_in<page_block::Cards>(page_called(event, "index")).cards[0].lines) ==
          Texts{"A. B.", "Player 2", "C. D.", "D. E."});
    CHECK(page_called(event, "player-2").title == "Player 2");
    CHECK(block_in<page_block::Table>(page_called(event, "standings")).rows.size() == 4);
}

TEST_CASE("an existing page is found by its exact path, and any other path is not a page") {
    const auto pages = make_event_pages(seated_evening(), event_id);
    const auto names = pages->names();
    CHECK(names.front() == "index");
    CHECK(names.size() == 3 + 2 + 8);
    for (const std::string& name : names) {
        CAPTURE(name);
        CHECK(pages->has(name));
        CHECK(pages->page(english, name).has_value());
    }
    for (const char* name : {"", "Index", "table-3", "table-0", "table-01", "table-1x", "table--1", "table-+1",
                             "table-", "player-9", "player-008", "player-99999999999999999999", "wall", "event.json"}) {
        CAPTURE(name);
        CHECK_FALSE(pages->has(name));
        CHECK_FALSE(pages->page(english, name).has_value());
    }
}

TEST_CASE("the state differs after each act, and the slow pages are those that name everyone") {
    Event event = seated_evening();
    const auto before = make_event_pages(event, event_id);
    CHECK(before->state() == "01234567-" + std::to_string(event.last));
    CHECK(before->state_of("table-1") == before->state());  // no game can be seen
    done(event, decide_opening_of_round(event, 1));
    CHECK(make_event_pages(event, event_id)->state() != before->state());
    CHECK(before->is_long("index"));
    CHECK(before->is_long("event.json"));
    CHECK_FALSE(before->is_long("table-1"));
    CHECK_FALSE(before->is_long("player-1"));
    CHECK(before->file_names() == Texts{"event.json"});
    CHECK(before->file("other.json").empty());
}

}  // namespace tablebank::testing
