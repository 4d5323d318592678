// One entry as evidence: its own changes, its dues, its later state.

#include "app/present/extract/extract_facts.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/languages.h"
#include "tests/support/played_table.h"
#include "tests/support/timed_game.h"

namespace tablebank::testing {
namespace {

using SequelKind = ExtractSequel::Kind;

const ExtractBalance& balance_of(const EntryExtract& extract, Asset asset, Account account) {
    const auto found = std::ranges::find_if(
        extract.balances, [&](const ExtractBalance& it) { return it.asset == asset && it.account == account; });
    REQUIRE(found != extract.balances.end());
    return *found;
}

Account hand_of(int seat) {
    return Account::player(Seat{seat});
}

/// 2: Anna comes to a street, 3: buys it; 4: next; 5: Boris comes there, 6: pays the rent to Anna.
const std::vector<std::string> bought_and_visited{"roll 1 2", "ok", "next", "roll 1 2", "ok"};

}  // namespace

TEST_CASE("a purchase changes two hands by the price and the place of the deed, and nothing else") {
    TimedGame game;
    game.post(bought_and_visited);
    const EntryExtract extract = make_entry_extract(game.table(), 3);
    CHECK(extract.entry->line == "Anna buy @3");
    CHECK(extract.balances.size() == 2);
    CHECK(balance_of(extract, Asset::cash(), hand_of(1)).before == 1500);
    CHECK(balance_of(extract, Asset::cash(), hand_of(1)).after == 1440);
    const ExtractBalance& bank = balance_of(extract, Asset::cash(), Account::bank());
    CHECK(bank.after - bank.before == 60);
    REQUIRE(extract.places.size() == 1);
    CHECK(extract.places.front().asset == Asset::deed(Space{3}));
    CHECK(extract.places.front().before == Account::bank());
    CHECK(extract.places.front().after == hand_of(1));
    CHECK(extract.dues.settled.size() == 1);  // the offer
    CHECK(extract.dues.raised.empty());
}

TEST_CASE("a roll has the due that it raised, and the entry that paid it rests on it") {
    TimedGame game;
    game.post(bought_and_visited);
    const EntryExtract extract = make_entry_extract(game.table(), 5);
    REQUIRE(extract.dues.raised.size() == 1);
    REQUIRE(extract.resting.size() == 1);
    CHECK(extract.resting.front().entry == 6);
    CHECK(extract.resting.front().kind == SequelKind::settles);
    CHECK(extract.balances.empty());
    for (const FactChange& change : extract.facts) CHECK(change.key.name != FactName::due);
}

TEST_CASE("a payment that was undone depends on nothing") {
    TimedGame game;
    game.post(bought_and_visited);
    game.post({"undo"});
    CHECK(make_entry_extract(game.table(), 5).resting.empty());
}

TEST_CASE("the head is that of the chain after the entry, whatever was posted since") {
    TimedGame game;
    const std::string before = game.head();
    game.post({"note \"supper\""});
    const std::string after = game.head();
    game.post({"note \"coffee\""});
    CHECK(to_hex(make_entry_extract(game.table(), 1).head) == before);
    CHECK(to_hex(make_entry_extract(game.table(), 2).head) == after);
    CHECK(before != after);
}

TEST_CASE("the clock is shown at the moment when the entry was posted") {
    TimedGame game;
    game.post({"clock start"});
    game.wait(25);
    game.post({"note \"supper\""});
    game.wait(60);
    const EntryExtract extract = make_entry_extract(game.table(), 3);
    CHECK(extract.clock.running);
    CHECK(extract.clock.used_ms == 25 * 60'000);
    CHECK(extract.clock.limit_ms == 90 * 60'000);
}

TEST_CASE("undo, redo and corrections are listed in their order, with the present state") {
    TimedGame game;
    game.post(bought_and_visited);
    game.post({"undo"});
    EntryExtract extract = make_entry_extract(game.table(), 6);
    CHECK_FALSE(extract.in_force);
    CHECK_FALSE(extract.held_by);  // an entry not in force cannot be undone
    REQUIRE(extract.since.size() == 1);
    CHECK(extract.since[0].kind == SequelKind::taken_back);
    CHECK(extract.since[0].in_force);

    game.post({"redo"});
    extract = make_entry_extract(game.table(), 6);
    CHECK(extract.in_force);
    REQUIRE(extract.since.size() == 2);
    CHECK_FALSE(extract.since[0].in_force);
    CHECK(extract.since[1].kind == SequelKind::brought_back);
    CHECK(extract.since[1].entry == 8);

    game.post({"amend #5 roll 2 1"});
    extract = make_entry_extract(game.table(), 5);
    CHECK_FALSE(extract.in_force);
    REQUIRE(extract.since.size() == 1);
    CHECK(extract.since[0].kind == SequelKind::put_right);
    CHECK(extract.since[0].entry == 9);
    CHECK(extract.since[0].last == game.last());  // the whole repair
}

TEST_CASE("an entry of a repair names the entries of the repair; a single entry names none") {
    TimedGame game;
    game.post(bought_and_visited);
    game.post({"amend #5 roll 2 1"});
    const EntryExtract repaired = make_entry_extract(game.table(), game.last());
    REQUIRE(repaired.action);
    CHECK(repaired.action->first == 7);
    CHECK(repaired.action->last == game.last());
    CHECK_FALSE(make_entry_extract(game.table(), 2).action);
}

TEST_CASE("an entry with dependent entries names them") {
    TimedGame game;
    game.post(bought_and_visited);
    CHECK_FALSE(make_entry_extract(game.table(), 6).held_by);
    game.post({"force \"agreed\" Anna build @3"});
    const auto held = make_entry_extract(game.table(), 3).held_by;
    REQUIRE(held);
    CHECK(make_entry_extract(game.table(), 1).held_by->code == RefusalCode::opening_entry);
}

TEST_CASE(
    "a fact that an entry changes twice is listed once, with its first and last value; a restored one is not listed") {
    const PlayedTable played("us", 2);
    Table table = played.table();
    const FactKey tries{FactName::jail_tries, 1};
    const FactKey placed{FactName::placed, 1};
    Entry entry;
    entry.sequence = 2;
    entry.facts = {{tries, "", "1"}, {placed, "", "yes"}, {tries, "1", "2"}, {placed, "yes", ""}};
    table.post(std::move(entry));
    const EntryExtract extract = make_entry_extract(table, 2);
    REQUIRE(extract.facts.size() == 1);
    CHECK(extract.facts.front() == FactChange{tries, "", "2"});
}

TEST_CASE("whose turn it is changes from seat to seat") {
    PlayedTable table("us", 2);
    table.post_all(english, {"roll 1 2", "buy", "next"});
    const EntryExtract extract = make_entry_extract(table.table(), table.last());
    const auto turn = std::ranges::find(extract.facts, FactKey{FactName::turn}, &FactChange::key);
    REQUIRE(turn != extract.facts.end());
    CHECK(turn->before == "1");
    CHECK(turn->after == "2");
}

TEST_CASE("a note changes nothing, and the opening deals the box") {
    TimedGame game;
    game.post({"note \"supper\""});
    const EntryExtract note = make_entry_extract(game.table(), 2);
    CHECK(note.balances.empty());
    CHECK(note.places.empty());
    CHECK(note.facts.empty());
    const EntryExtract opening = make_entry_extract(game.table(), 1);
    for (int seat = 1; seat <= 3; ++seat) {
        CHECK(balance_of(opening, Asset::cash(), hand_of(seat)).before == 0);
        CHECK(balance_of(opening, Asset::cash(), hand_of(seat)).after == 1500);
    }
}

}  // namespace tablebank::testing
