// The games at an event's tables on the pages of that event: on the wall in figures, on the page of a table whole.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <utility>

#include "app/pages/event_pages.h"
#include "app/pages/page_json.h"
#include "tests/app/pages/page_blocks.h"
#include "tests/support/event_fixture.h"
#include "tests/support/languages.h"
#include "tests/support/timed_game.h"

namespace tablebank::testing {
namespace {

/// A hub that got the game at table 1 of round 1.
class HeardOf final : public LiveView {
public:
    explicit HeardOf(const TimedGame& game) : game_(game) {}
    void look_at(int round, int table, const Look& look) const override {
        ++looks;
        const Table& has = shown == nullptr ? game_.table() : *shown;
        if (round == 1 && table == 1) look({.table = has, .heard_ms = game_.now_ms()});
    }
    [[nodiscard]] std::uint64_t version(int round, int table) const override {
        if (round != 1 || table > 1) return 0;
        return static_cast<std::uint64_t>(game_.last());
    }
    mutable int looks = 0;
    const Table* shown = nullptr;  ///< in the place of the game

private:
    const TimedGame& game_;
};

/// Three friends sit at table 1, under names of their own in public; four others at table 2.
Event evening_of_three(NamesShown names = NamesShown::full) {
    Event event;
    act::Created wish = club_evening();
    wish.names = names;
    done(event, decide_creation(wish));
    for (const char* name : {"Greta", "Hugo", "Ines", "Anna", "Boris", "Clara", "Dmitri"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3}, {4, 5, 6, 7}})}}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    return event;
}

const std::string id_of_event(32, 'a');

struct LiveEvening {
    TimedGame game;
    Event event = evening_of_three();
    std::shared_ptr<HeardOf> heard = std::make_shared<HeardOf>(game);
    [[nodiscard]] std::shared_ptr<const PageSource> pages() const {
        return make_event_pages(event, id_of_event, heard);
    }
    [[nodiscard]] Page page(const std::string& name) const { return pages()->page(english, name).value(); }
    [[nodiscard]] page_block::Card card(std::size_t table) const {
        return block_in<page_block::Cards>(page("index")).cards.at(table - 1);
    }
};

}  // namespace

TEST_CASE("the wall shows the cash of a table with a report, the player in turn, and what it waits for") {
    LiveEvening evening;
    evening.game.post({"roll 1 2", "ok", "next", "roll 1 2"});
    const page_block::Card card = evening.card(1);
    REQUIRE(card.lines.size() == 4);
    CHECK(card.lines[0].text == "Greta");
    CHECK(card.lines[0].figure == "$1,440");
    CHECK(card.lines[1].tone == PageTone::wait);
    CHECK(card.lines[3].text == "Hugo owes Greta");
    CHECK(card.lines[3].figure == "$6");
    CHECK(card.heard_ms == evening.game.now_ms());
    CHECK(card.heard == "Round 1, last heard at {time}");
    CHECK(evening.card(2).lines[0].figure == "monopolist");  // there is no report of that one
    CHECK_FALSE(evening.card(2).heard_ms);
}

TEST_CASE("on an event's pages players are called as the event calls them, whatever the game calls them") {
    LiveEvening evening;
    done(evening.event, decide_hiding(evening.event, 2, true));
    evening.game.post({"roll 1 2", "ok", "next", "roll 1 2"});
    const std::string table = page_json(english, evening.page("table-1"), "state", true);
    CHECK(table.find("Player 2 owes Greta") != std::string::npos);
    for (const char* name : {"Anna", "Boris", "Clara", "Hugo"})
        CHECK_MESSAGE(table.find(name) == std::string::npos, name);
}

TEST_CASE("lines of the game are read by its own names, and shown by those of the event") {
    LiveEvening evening;
    evening.game.post({"Anna roll 1 2", "ok", "Boris protest \"moved\""});
    const std::string table = page_json(english, evening.page("table-1"), "state", true);
    CHECK(table.find("Greta rolls 1 and 2") != std::string::npos);
    CHECK(table.find("Hugo lodges a protest") != std::string::npos);
}

TEST_CASE("a table whose game cannot be shown takes no page of the others with it") {
    LiveEvening evening;
    evening.game.post({"roll 1 2"});
    Table broken = evening.game.table();
    broken.game.facts.set({FactName::phase}, "no such phase");
    evening.heard->shown = &broken;
    CHECK(evening.card(1).lines.back().text == "The entries that this table sent cannot be shown.");
    CHECK(evening.card(2).lines.size() == 4);
    CHECK(block_in<page_block::Notice>(evening.page("table-1")).heading ==
          "The entries that this table sent cannot be shown.");
}

TEST_CASE("someone who came to the table without a seat of the event is shown there, and has no page") {
    LiveEvening evening;
    evening.game.post({"roll 1 2", "ok", "join Elena competitor \"came late\""});
    const Page page = evening.page("table-1");
    const auto players = block_in<page_block::Cards>(page);
    REQUIRE(players.cards.size() == 4);
    CHECK(players.cards[3].title == "4");  // the event does not know the game's names
    CHECK(players.cards[3].to.empty());
    CHECK(players.cards[2].to == "player.html?n=3");
    for (const auto& way : page.ways) CHECK(way.to.find("n=4") == std::string::npos);
}

TEST_CASE("the page of a table has the game first and then its rounds, with links to the players of the event") {
    LiveEvening evening;
    const Page page = evening.page("table-1");
    CHECK(page.subtitle == "Round 1");
    const auto cards = blocks_in<page_block::Cards>(page);
    REQUIRE(cards.size() == 2);
    CHECK(cards[0].cards[2].title == "Ines");
    CHECK(cards[0].cards[2].to == "player.html?n=3");
    CHECK(cards[1].cards[0].title == "Round 1");
    CHECK(evening.page("table-2").subtitle == "Club evening");
}

TEST_CASE("once the result of a table is taken its game is no longer shown") {
    LiveEvening evening;
    done(evening.event, decide_result(evening.event, result_of(1, 1, {{1, 300}, {2, 200}, {3, 100}})));
    CHECK(evening.card(1).lines[0].figure == "300 (1)");
    CHECK_FALSE(evening.card(1).heard_ms);
    CHECK(blocks_in<page_block::Cards>(evening.page("table-1")).size() == 1);
}

TEST_CASE("the state of wall and table changes with the game, that of other pages does not") {
    LiveEvening evening;
    const auto pages = evening.pages();
    const std::string table = pages->state_of("table-1");
    const std::string standings = pages->state_of("standings");
    const std::string other = pages->state_of("table-2");
    evening.game.post({"roll 1 2"});
    CHECK(pages->state_of("table-1") != table);
    CHECK(pages->state_of("standings") == standings);
    CHECK(pages->state_of("table-2") == other);
    CHECK(pages->state_of("player-1") == pages->state());
}

TEST_CASE("figures of a table are computed again once its game went on, in each language separately") {
    LiveEvening evening;
    const auto pages = evening.pages();
    const auto cash = [&pages](const Language& lang) {
        return block_in<page_block::Cards>(pages->page(lang, "index").value()).cards[0].lines[0].figure;
    };
    CHECK(cash(english) == "$1,500");
    evening.game.post({"roll 1 2", "ok"});
    CHECK(cash(english) == "$1,440");
    CHECK(cash(speaking("fr")) != "$1,440");
    CHECK(cash(english) == "$1,440");
}

}  // namespace tablebank::testing
