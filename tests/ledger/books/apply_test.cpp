#include "ledger/books/apply.h"

#include "ledger/books/due.h"
#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;

Entry numbered(std::int64_t sequence) {
    Entry entry;
    entry.sequence = sequence;
    return entry;
}

}  // namespace

TEST_CASE("an entry moves its transfers and sets its facts") {
    Game game{agreed()};
    Entry entry = numbered(1);
    entry.transfers = {cash(Account::bank(), Account::player(anna), 1500),
                       deed(nob_hill, Account::bank(), Account::player(anna))};
    entry.facts = {{{FactName::turn}, "", "1"}, {{FactName::round}, "", "1"}};
    apply(game, entry);
    CHECK(game.last == 1);
    CHECK(game.cash(anna) == Money{1500});
    CHECK(game.owner_of(nob_hill) == anna);
    CHECK(game.turn() == anna);

    Entry next = numbered(2);
    next.facts = {{{FactName::turn}, "1", "2"}, {{FactName::round}, "1", ""}};
    apply(game, next);
    CHECK(game.turn() == boris);
    CHECK(game.facts.all().size() == 1);
}

TEST_CASE("an entry is reversed step by step, even through other holders in between") {
    Game game{agreed()};
    Entry first = numbered(1);
    first.transfers = {cash(Account::bank(), Account::player(anna), 1500)};
    first.facts = {{{FactName::turn}, "", "1"}};
    apply(game, first);
    const Game before = game;
    Entry entry = numbered(2);
    entry.transfers = {cash(Account::player(anna), Account::player(boris), 1500),
                       cash(Account::player(boris), Account::player(clara), 1500),
                       deed(nob_hill, Account::bank(), Account::player(clara)),
                       deed(nob_hill, Account::player(clara), Account::pledge(clara))};
    entry.facts = {{{FactName::turn}, "1", "2"}, {{FactName::turn}, "2", "3"}, {{FactName::round}, "", "1"}};
    apply(game, entry);
    unapply(game, entry);
    CHECK(game.book == before.book);
    CHECK(game.facts == before.facts);
    CHECK(game.last == 1);
    CHECK_THROWS_WITH_AS(unapply(game, entry), "entry 2: is not entry 1", ConservationError);
}

TEST_CASE("a gap in the sequence is noticed, and named") {
    Game game{agreed()};
    CHECK_THROWS_WITH_AS(apply(game, numbered(2)), "entry 2: does not follow entry 0", ConservationError);
    apply(game, numbered(1));
    CHECK_THROWS_AS(apply(game, numbered(1)), ConservationError);
    CHECK_THROWS_AS(apply(game, numbered(3)), ConservationError);
    apply(game, numbered(2));
}

TEST_CASE("a transfer that cannot be is noticed, and its entry named") {
    Game game{agreed()};
    Entry entry = numbered(1);
    entry.transfers = {cash(Account::player(anna), Account::bank(), 5)};
    CHECK_THROWS_WITH_AS(apply(game, entry), "entry 1: player:1 lacks 5 cash", ConservationError);
}

TEST_CASE("transfers are made in their order, so a later one may use the result of an earlier one") {
    Game game{agreed()};
    Entry entry = numbered(1);
    entry.transfers = {cash(Account::bank(), Account::player(anna), 5),
                       cash(Account::player(anna), Account::player(boris), 5)};
    apply(game, entry);
    CHECK(game.cash(boris) == Money{5});

    Game other{agreed()};
    std::swap(entry.transfers[0], entry.transfers[1]);
    CHECK_THROWS_AS(apply(other, entry), ConservationError);
}

TEST_CASE("a fact that does not have the value the entry found is noticed") {
    Game game{agreed()};
    Entry entry = numbered(1);
    entry.facts = {{{FactName::turn}, "2", "3"}};
    CHECK_THROWS_WITH_AS(apply(game, entry), "entry 1: turn is '', not '2'", ConservationError);
}

TEST_CASE("a change of a fact that changes nothing is noticed") {
    Game game{agreed()};
    Entry entry = numbered(1);
    entry.facts = {{{FactName::turn}, "", ""}};
    CHECK_THROWS_WITH_AS(apply(game, entry), "entry 1: turn is '' already", ConservationError);
}

TEST_CASE("the sum of all open dues is a number that can be counted") {
    const std::string half = "payment 1 bank 3 500000000000000000";
    const FactKey first{FactName::due, 1, 1};
    const FactKey second{FactName::due, 1, 2};
    const FactKey third{FactName::due, 2, 1};
    Game game{agreed()};
    Entry entry = numbered(1);
    entry.facts = {{first, "", half}, {second, "", half}};
    apply(game, entry);
    CHECK(game.owed == Money{1'000'000'000'000'000'000});
    Entry more = numbered(2);
    more.facts = {{third, "", "payment 1 bank 3 1"}};
    Game beyond = game;
    CHECK_THROWS_AS(apply(beyond, more), MoneyOverflow);

    more.facts = {{first, half, ""}, {third, "", half}};  // one is settled, and an offer is not a debt
    more.facts.push_back({{FactName::due, 2, 2}, "", "offer 1 bank 34 1000000000000000000"});
    apply(game, more);
    CHECK(game.owed == Money{1'000'000'000'000'000'000});
    unapply(game, more);
    unapply(game, entry);
    CHECK(game.owed == Money{});
}

TEST_CASE("a fact that cannot have its value is noticed") {
    Game game{agreed()};
    Entry entry = numbered(1);
    entry.facts = {{{FactName::turn}, "", "7"}};
    CHECK_THROWS_WITH_AS(apply(game, entry), "entry 1: turn cannot be '7'", ConservationError);
}

TEST_CASE("no game has more sums due at once than a table can settle") {
    Game game{agreed()};
    Entry entry = numbered(1);
    const auto raise = [&](std::int32_t number) {
        entry.facts.push_back({{FactName::due, 1, number}, "", "payment 1 2 3 10"});
    };
    for (std::int32_t number = 1; number <= most_open_dues; ++number) raise(number);
    Game full = game;
    apply(full, entry);
    CHECK(std::ssize(open_dues(full)) == most_open_dues);
    unapply(full, entry);
    CHECK(open_dues(full).empty());
    raise(most_open_dues + 1);
    CHECK_THROWS_WITH_AS(apply(game, entry), "entry 1: leaves more than 1000 sums due", ConservationError);
}

}  // namespace tablebank
