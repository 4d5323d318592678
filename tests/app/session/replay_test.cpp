// A game that is read begins with an opening, after which a player has the turn and every token is on the table, and no
// entry ever changes that.

#include <doctest/doctest.h>

#include <functional>

#include "app/session/session.h"
#include "tests/app/session/new_session.h"

namespace tablebank::testing {
namespace {

std::vector<Entry> entries_of_a_game() {
    const ScratchFolder folder;
    Session session = new_session(folder);
    REQUIRE(std::holds_alternative<Posted>(session.post("anna pay 5")));
    const auto& posted = session.table().history.entries();
    return {posted.begin(), posted.end()};
}

/// The error of reading these entries, nothing if they are a game.
std::string complaint(std::vector<Entry> entries) {
    Setup setup = two_players();
    setup.game_id = std::string(32, 'a');
    const auto load = [&](const EntrySink& sink) {
        Hash head = genesis(setup);
        for (Entry& entry : entries) sink(std::move(entry), head = chained(head, entry));
    };
    try {
        (void)replay("game.tbl", std::make_shared<const Setup>(setup), {entries.size(), load});
    } catch (const FileError& error) {
        CHECK(error.kind() == FileError::Kind::damaged);
        return error.what();
    }
    return {};
}

std::string complaint_after(std::size_t place, const std::function<void(Entry&)>& forge) {
    std::vector<Entry> entries = entries_of_a_game();
    forge(entries.at(place));
    return complaint(std::move(entries));
}

TEST_CASE("a game as it was posted is read") {
    CHECK(complaint(entries_of_a_game()).empty());
}

TEST_CASE("a game without an entry is damaged") {
    CHECK(complaint({}) == "the game has no opening entry");
}

TEST_CASE("a game in which no one has the turn is damaged") {
    const std::string said = complaint_after(0, [](Entry& opening) {
        std::erase_if(opening.facts, [](const FactChange& fact) { return fact.key.name == FactName::turn; });
    });
    CHECK(said == "entry 1: nobody has the turn");
    CHECK(complaint_after(1, [](Entry& entry) {
              entry.facts.push_back({{FactName::turn}, "1", ""});
          }) == "entry 2: nobody has the turn");
}

TEST_CASE("a game in which any player's token is not on the table is damaged") {
    for (const int seat : {1, 2}) {
        const Asset token = Asset::token(Seat{seat});
        const std::string said = complaint_after(0, [&](Entry& opening) {
            std::erase_if(opening.transfers, [&](const Transfer& transfer) { return transfer.asset == token; });
        });
        CHECK(said == "entry 1: " + to_string(token) + " is not on the table");
        const std::string later = complaint_after(1, [&](Entry& entry) {
            entry.transfers.push_back({token, Account::space(Space{0}), Account::bank(), 1});
        });
        CHECK(later == "entry 2: " + to_string(token) + " is not on the table");
    }
}

TEST_CASE("a game in which a player has no role of its edition is damaged") {
    Setup setup = two_players();
    setup.game_id = std::string(32, 'a');
    setup.players.back().role = Role::player;
    const auto load = [&](const EntrySink& sink) {
        Hash head = genesis(setup);
        for (Entry& entry : entries_of_a_game()) sink(std::move(entry), head = chained(head, entry));
    };
    CHECK_THROWS_AS(static_cast<void>(replay("game.tbl", std::make_shared<const Setup>(setup), {2, load})), FileError);
}

TEST_CASE("a game in which a player's token is off the board is damaged") {
    const Asset token = Asset::token(Seat{1});
    CHECK(complaint_after(1, [&](Entry& entry) {
              entry.transfers.push_back({token, Account::space(Space{0}), Account::gone(), 1});
          }) == "entry 2: token:1 is not on the board");
}

TEST_CASE("a game whose entries do not match their stated action is damaged") {
    const auto says = [](const std::string& before, const std::string& after) {
        return [=](Entry& entry) { entry.facts.push_back({{FactName::action}, before, after}); };
    };
    // Of the opening and one entry the second is the first of two that never came, or of some that are over.
    CHECK(complaint_after(1, says("", "2-3")) == "its last action is not whole");
    CHECK(complaint_after(1, says("", "1-2")) == "entry 2: it is not the next of its action");
    CHECK(complaint_after(1, says("", "3-4")) == "entry 2: it is not the next of its action");
    std::vector<Entry> entries = entries_of_a_game();
    says("", "1-3")(entries.at(0));
    CHECK(complaint(entries) == "its last action is not whole");
    says("1-3", "")(entries.at(1));
    CHECK(complaint(entries) == "entry 2: it is not the next of its action");
    entries.at(1).facts.pop_back();
    entries.at(0).facts.back().after = "1-2";
    CHECK(complaint(entries) == "entry 2: it is not the next of its action");
    says("1-2", "")(entries.at(1));
    CHECK(complaint(entries).empty());
}

TEST_CASE("words that are not those of the line are damage, for reading and for posting") {
    const std::string said = "entry 2: its words are not those of its line";
    CHECK(complaint_after(1, [](Entry& entry) { entry.why = "a gift"; }) == said);
    CHECK(complaint_after(1, [](Entry& entry) { entry.verb = "get"; }) == said);
    CHECK(complaint_after(1, [](Entry& entry) { entry.forced = "agreed"; }) == said);
    CHECK(complaint_after(0, [](Entry& opening) { opening.verb = "note"; }) ==
          "entry 1: its words are not those of its line");
}

}  // namespace
}  // namespace tablebank::testing
