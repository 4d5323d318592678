// Posted entries stay right by the rules of their day; new ones obey today's.

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ledger/books/apply.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"
#include "tests/support/table_in_words.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

constexpr FactKey rules{FactName::rules};

Stamp stamp() {
    static int made = 0;
    std::string id = std::to_string(++made);
    return {std::string(32 - id.size(), '0') + id, 1'760'000'000'000 + made, "test"};
}

Table opened_under(RulesVersion version) {
    Table table(TableInWords().table().game.setup);
    table.post(decide_opening(*table.game.setup, nullptr, stamp(), version));
    return table;
}

std::vector<Entry> decided(const Table& table, std::string_view line, RulesVersion version = todays_rules) {
    auto read = parse_line(*table.game.setup, line);
    return std::get<std::vector<Entry>>(decide(table, std::get<Command>(read), stamp, version));
}

std::int64_t marks(const Entry& entry) {
    return std::ranges::count(entry.facts, rules, &FactChange::key);
}

void post(Table& table, std::string_view line, RulesVersion version = todays_rules) {
    for (Entry& entry : decided(table, line, version)) table.post(std::move(entry));
}

}  // namespace

TEST_CASE("a new game is played by today's rules from its opening on") {
    Table table = opened_under(todays_rules);
    CHECK(table.game.rules_version() == todays_rules);
    post(table, "12");
    CHECK(marks(table.history.at(2)) == 0);
}

TEST_CASE("a game of the first rules records today's with the first line posted, whatever the line is") {
    for (const std::string line : {"12", "undo #2", "note \"later\"", "amend #2 Anna 4 4"}) {
        CAPTURE(line);
        Table table = opened_under(RulesVersion::first);
        post(table, "Anna 2 4", RulesVersion::first);
        CHECK(table.game.rules_version() == RulesVersion::first);
        if (line == "12") post(table, "decline", RulesVersion::first);
        auto entries = decided(table, line == "12" ? "Boris 1 2" : line);
        CHECK(marks(entries.front()) == 1);
        for (std::size_t i = 1; i < entries.size(); ++i) CHECK(marks(entries[i]) == 0);
        for (Entry& entry : entries) {
            CHECK(rules_of(table.game, entry) == todays_rules);
            const auto again = std::get<std::vector<Entry>>(decide_again(table, entry));
            CHECK(again.front().facts == entry.facts);
            table.post(std::move(entry));
        }
        CHECK(table.game.rules_version() == todays_rules);
    }
}

TEST_CASE("undoing the line that recorded today's rules leaves them in force, and so does redo") {
    Table table = opened_under(RulesVersion::first);
    post(table, "Anna 3 4");
    post(table, "undo");
    CHECK(table.game.rules_version() == todays_rules);
    post(table, "redo");
    CHECK(table.game.rules_version() == todays_rules);
    CHECK(table.game.space_of(Seat{1}) == Space{7});
}

TEST_CASE("an entry of the first rules is decided again by them") {
    Table table = opened_under(RulesVersion::first);
    const Table before = table;
    post(table, "Anna 2 4", RulesVersion::first);
    const Entry& roll = table.history.at(2);
    CHECK(rules_of(before.game, roll) == RulesVersion::first);
    CHECK(std::get<std::vector<Entry>>(decide_again(before, roll)).front().facts == roll.facts);
    CHECK(marks(std::get<std::vector<Entry>>(decide_again(before, roll, todays_rules)).front()) == 1);
}

TEST_CASE("under the first rules a turn that passed without a roll was a try, up to the book's number (ru 15)") {
    Setup setup = *TableInWords().table().game.setup;
    Table table(std::make_shared<const Setup>(setup));
    const FactKey tries{FactName::jail_tries, 1};
    table.post(decide_opening(setup, nullptr, stamp(), RulesVersion::first));
    const auto passes = [&](std::string_view line) {
        post(table, "Anna jail", RulesVersion::first);
        post(table, line, RulesVersion::first);
    };
    passes("next");
    CHECK(table.game.facts.get(tries) == "1");
    const auto again = [&](std::string_view line) {
        post(table, "turn Anna", RulesVersion::first);
        post(table, line, RulesVersion::first);
    };
    again("next");
    CHECK(table.game.facts.get(tries) == "2");
    again("force \"agreed\" next");
    CHECK(table.game.facts.get(tries) == "2");
}

TEST_CASE("an opening from a position that cannot be is not decided again") {
    const Game empty(TableInWords().table().game.setup);
    Position position = TableInWords().table().game.position();
    const Table before(empty.setup);
    const Entry right = decide_opening(*empty.setup, &position, stamp());
    CHECK(std::get<std::vector<Entry>>(decide_again(before, right)).front() == right);
    position.players.front().estate.deeds.push_back({Space{39}, false, 0, 1});  // no monopoly, and a hotel (ru 10)
    const Entry wrong = decide_opening(*empty.setup, &position, stamp());
    CHECK_THROWS_AS(static_cast<void>(decide_again(before, wrong)), std::invalid_argument);
}
