// A page as the script of the pages reads it: one line, nothing empty, every character of a stranger visible.

#include "app/pages/page_json.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/support/languages.h"

namespace tablebank::testing {
namespace {

using Json = nlohmann::json;

Json json_of(const Page& page, const Language& lang = english, bool live = false) {
    return Json::parse(page_json(lang, page, "state-7", live));
}

Json block_json(PageBlock block) {
    Page page{.title = "A page"};
    page.blocks.push_back(std::move(block));
    return json_of(page).at("blocks").at(0);
}

}  // namespace

TEST_CASE("a page states its language, its state, whether it is live, its title and its links") {
    Page page{.title = "Wall", .subtitle = "Round 1 of 3"};
    page.ways.push_back({"standings.html", "Standings"});
    const std::string text = page_json(english, page, "state-7", true);
    CHECK(text.find('\n') == std::string::npos);  // a stream sends it as one line
    const Json json = Json::parse(text);
    CHECK(json.at("language") == "en");
    CHECK(json.at("state") == "state-7");
    CHECK(json.at("live") == true);
    CHECK(json.at("title") == "Wall");
    CHECK(json.at("subtitle") == "Round 1 of 3");
    CHECK(json.at("ways") == Json{{{"to", "standings.html"}, {"text", "Standings"}}});
    CHECK(json.at("blocks").empty());
}

TEST_CASE("the script's own words are in the language of the reader, with the place for the time") {
    const Json words = json_of({.title = "Wall"}).at("words");
    CHECK(words.at("as_of") == "As of {time}");
    CHECK(words.at("none") == "There is no such page.");
    const Json russian = json_of({.title = "Wall"}, speaking("ru")).at("words");
    CHECK(russian.at("as_of") != words.at("as_of"));
    for (const char* key : {"as_of", "lost"})
        CHECK(russian.at(key).get<std::string>().find("{time}") != std::string::npos);
    CHECK(words.size() == russian.size());
}

TEST_CASE("a line has only the fields that it needs, and a plain tone is left out") {
    page_block::Lines lines{.title = "Players"};
    lines.lines.push_back({.text = "Anna"});
    lines.lines.push_back({.label = "1", .text = "Boris", .figure = "$5", .tone = PageTone::alarm});
    lines.lines.back().colour = "#aa0000";
    lines.lines.back().to = "player.html?n=2";
    const Json json = block_json(lines);
    CHECK(json.at("kind") == "lines");
    CHECK(json.at("lines").at(0) == Json{{"text", "Anna"}});
    CHECK(json.at("lines").at(1) == Json{{"label", "1"},
                                         {"text", "Boris"},
                                         {"figure", "$5"},
                                         {"colour", "#aa0000"},
                                         {"to", "player.html?n=2"},
                                         {"tone", "alarm"}});
}

TEST_CASE("a running clock states its end, and a stopped one the time that is left") {
    const Json running = block_json(page_block::Clock{.label = "Round 1", .ends_ms = 5'400'000, .over = "time is up"});
    CHECK(running.at("kind") == "clock");
    CHECK(running.at("ends_ms") == 5'400'000);
    CHECK_FALSE(running.contains("left_ms"));
    CHECK(running.at("over") == "time is up");
    const Json standing = block_json(page_block::Clock{.label = "Round 1", .left_ms = 0, .over = "time is up"});
    CHECK(standing.at("left_ms") == 0);
    CHECK_FALSE(standing.contains("ends_ms"));
}

TEST_CASE("a card has its lines, and the time limit and age of its result if they are known") {
    page_block::Cards cards{.title = "Tables"};
    cards.cards.push_back({.title = "Table 1"});
    cards.cards.push_back({.title = "Table 2", .note = "is playing", .tone = PageTone::wait});
    cards.cards.back().due_ms = 7;
    cards.cards.back().late = "missing since {time}";
    cards.cards.back().heard_ms = 8;
    cards.cards.back().heard = "heard at {time}";
    const Json json = block_json(cards);
    CHECK(json.at("title") == "Tables");
    CHECK(json.at("cards").at(0) == Json{{"title", "Table 1"}, {"lines", Json::array()}});
    const Json& second = json.at("cards").at(1);
    CHECK(second.at("tone") == "wait");
    CHECK(second.at("due_ms") == 7);
    CHECK(second.at("heard_ms") == 8);
    CHECK(second.at("late") == "missing since {time}");
}

TEST_CASE("a table has heads, rows with links, and a search prompt if rows can be looked up") {
    page_block::Table table{.title = "Seats"};
    table.columns = {{"Player"}, {"Points", true}};
    table.rows.push_back({.cells = {"Anna", "3"}, .to = "player.html?n=1", .more = {"Round 1: 3"}});
    table.rows.push_back({.cells = {"Boris", ""}});
    table.search = "Your name";
    const Json json = block_json(table);
    CHECK(json.at("columns").at(0) == Json{{"head", "Player"}});
    CHECK(json.at("columns").at(1).at("figure") == true);
    CHECK(json.at("rows").at(0).at("more") == Json{"Round 1: 3"});
    CHECK(json.at("rows").at(1) == Json{{"cells", {"Boris", ""}}});  // an empty cell keeps its column
    CHECK(json.at("search") == "Your name");
    CHECK_FALSE(json.contains("nothing"));
}

TEST_CASE("words and the notice of what a table waits for are separate blocks") {
    CHECK(block_json(page_block::Words{"No one yet.", PageTone::quiet}) ==
          Json{{"kind", "words"}, {"text", "No one yet."}, {"tone", "quiet"}});
    CHECK(block_json(page_block::Notice{.heading = "Anna to roll"}) ==
          Json{{"kind", "notice"}, {"heading", "Anna to roll"}});
}

TEST_CASE("a stranger's name neither reverses text nor breaks a line, wherever it is shown") {
    const std::string stranger = "An\u202Ena\n";
    const std::string seen = "An\\u202ena\\x0a";
    Page page{.title = stranger, .subtitle = stranger};
    page.ways.push_back({"player.html?n=1", stranger});
    page.blocks.emplace_back(page_block::Words{stranger});
    page.blocks.emplace_back(page_block::Lines{.title = stranger, .lines = {{.text = stranger}}});
    page.blocks.emplace_back(page_block::Cards{.title = stranger, .cards = {{.title = stranger, .note = stranger}}});
    page_block::Table table{.title = stranger, .columns = {{stranger}}};
    table.rows.push_back({.cells = {stranger}, .more = {stranger}});
    page.blocks.emplace_back(std::move(table));
    page.blocks.emplace_back(page_block::Notice{.heading = stranger, .subject = stranger});
    page.blocks.emplace_back(page_block::Clock{.label = stranger, .over = stranger});
    const std::string text = page_json(english, page, "state", false);
    CHECK(text.find("\u202E") == std::string::npos);
    CHECK(text.find('\n') == std::string::npos);
    const Json json = Json::parse(text);
    CHECK(json.at("title") == seen);
    CHECK(json.at("ways").at(0).at("text") == seen);
    CHECK(json.at("blocks").at(3).at("rows").at(0).at("cells").at(0) == seen);
    CHECK(json.at("blocks").at(3).at("rows").at(0).at("more").at(0) == seen);
}

TEST_CASE("malformed bytes do not make a page unreadable") {
    CHECK_NOTHROW((void)json_of({.title = "An\xC3", .subtitle = "\xFF"}));
}

}  // namespace tablebank::testing
