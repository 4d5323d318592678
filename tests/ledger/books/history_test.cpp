#include "ledger/books/history.h"

#include <rapidcheck.h>

#include <stdexcept>

#include "ledger/books/apply.h"
#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;
using Target = std::optional<std::int64_t>;

using Targets = std::vector<Target>;

constexpr FactKey turn{FactName::turn};

/// A posting that pays Anna a unit, so that every one can be undone.
std::int64_t pay(Table& table) {
    return post(table, {cash(Account::bank(), Account::player(anna), 1)});
}

Targets reversed_by_of(const History& history) {
    Targets all;
    for (std::int64_t sequence = 1; sequence <= history.last(); ++sequence)
        all.push_back(history.reversed_by(sequence));
    return all;
}

}  // namespace

TEST_CASE("entries are numbered without a gap") {
    Table table = dealt();
    CHECK(table.history.last() == 1);
    CHECK(pay(table) == 2);
    CHECK(table.history.has(2));
    CHECK_FALSE(table.history.has(3));
    CHECK_FALSE(table.history.has(0));
    CHECK(table.history.at(2).sequence == 2);
    Entry gap = next_entry(table, {});
    gap.sequence = 4;
    CHECK_THROWS_AS(table.history.append(gap), ConservationError);
}

TEST_CASE("an entry is in force until it is reversed, and again when its reversal is") {
    Table table = dealt();
    const auto paid = pay(table);
    CHECK(table.history.in_force(paid));
    const auto undo = take_back(table, paid);
    CHECK_FALSE(table.history.in_force(paid));
    CHECK(table.history.reversed_by(paid) == undo);
    const auto redo = take_back(table, undo);
    CHECK(table.history.in_force(paid));
    CHECK_FALSE(table.history.reversed_by(paid));
    CHECK(table.history.reversed_by(undo) == redo);
    const auto again = take_back(table, redo);
    CHECK_FALSE(table.history.in_force(paid));
    CHECK(table.history.in_force(undo));
    CHECK_FALSE(table.history.in_force(redo));
    CHECK(table.history.reversed_by(paid) == undo);
    CHECK(table.history.reversed_by(redo) == again);
}

TEST_CASE("an entry counts while it is in force, and a reversal never does") {
    Table table = dealt();
    const auto paid = pay(table);
    const auto counts = [&](std::int64_t sequence) { return table.history.counts(table.history.at(sequence)); };
    CHECK(counts(paid));
    const auto undo = take_back(table, paid);
    CHECK_FALSE(counts(paid));
    CHECK_FALSE(counts(undo));
    CHECK(table.history.in_force(undo));
    take_back(table, undo);
    CHECK(counts(paid));
}

TEST_CASE("an entry that reverses one that is missing or not in force is a damaged history") {
    Table table = dealt();
    const auto paid = pay(table);
    take_back(table, paid);
    Entry twice = next_entry(table, {});
    twice.reverses = paid;
    CHECK_THROWS_AS(table.history.append(twice), ConservationError);
    twice.reverses = 99;
    CHECK_THROWS_AS(table.history.append(twice), ConservationError);
}

TEST_CASE("undo takes the youngest posting in force, never the opening") {
    Table table = dealt();
    CHECK(table.history.undo_target() == Target{});
    const auto first = pay(table);
    const auto second = pay(table);
    CHECK(table.history.undo_target() == second);
    take_back(table, second);
    CHECK(table.history.undo_target() == first);
    take_back(table, first);
    CHECK(table.history.undo_target() == Target{});
    const auto third = pay(table);
    CHECK(table.history.undo_target() == third);
}

TEST_CASE("redo restores in the opposite order of undo, until something else is posted") {
    Table table = dealt();
    const auto first = pay(table);
    const auto second = pay(table);
    CHECK(table.history.redo_target() == Target{});
    const auto undo_second = take_back(table, second);
    const auto undo_first = take_back(table, first);

    CHECK(table.history.redo_target() == undo_first);
    take_back(table, undo_first);
    CHECK(table.history.in_force(first));
    CHECK(table.history.redo_target() == undo_second);
    take_back(table, undo_second);
    CHECK(table.history.in_force(second));
    CHECK(table.history.redo_target() == Target{});

    const auto undo_again = take_back(table, second);
    CHECK(table.history.redo_target() == undo_again);
    pay(table);
    CHECK(table.history.redo_target() == Target{});
}

TEST_CASE("undoing a redo is an undo, which can be redone") {
    Table table = dealt();
    const auto paid = pay(table);
    const auto redo = take_back(table, take_back(table, paid));
    const auto undo = take_back(table, redo);
    CHECK(table.history.undo_target() == Target{});
    CHECK(table.history.redo_target() == undo);
}

TEST_CASE("the youngest entry in force that changed a fact") {
    Table table = dealt();
    const auto first = post(table, {}, {{turn, "2"}});
    CHECK(table.history.changed_since(turn, 1) == first);
    CHECK(table.history.changed_since(turn, first) == Target{});
    pay(table);
    const auto second = post(table, {}, {{turn, "3"}});
    CHECK(table.history.changed_since(turn, 1) == second);
    CHECK(table.history.changed_since({FactName::round}, 1) == Target{});

    SUBCASE("a reversed change does not count") {
        const auto undo = take_back(table, second);
        CHECK(table.history.changed_since(turn, first) == Target{});
        CHECK(table.history.changed_since(turn, 1) == first);
        CHECK(table.history.changed_since(turn, second) == undo);
        const auto redo = take_back(table, undo);
        CHECK(table.history.changed_since(turn, second) == Target{});
        CHECK(table.history.changed_since(turn, first) == second);
        CHECK(table.history.changed_since(turn, undo) == redo);
    }
    SUBCASE("taking an older change back is one") {
        take_back(table, second);
        const auto later = pay(table);
        const auto undo = take_back(table, first);
        CHECK(table.history.changed_since(turn, later) == undo);
        take_back(table, undo);
        CHECK(table.history.changed_since(turn, later) == Target{});
    }
}

TEST_CASE("the state at an entry is the state the table had then") {
    const bool holds = rc::check([] {
        Table table = dealt();
        std::vector<Game> states{Game{table.game.setup}, table.game};
        for (int step = 0; step < 12; ++step) {
            const bool undo = *rc::gen::arbitrary<bool>() && table.history.undo_target();
            if (undo) {
                take_back(table, *table.history.undo_target());
            } else {
                const auto sum = *rc::gen::inRange<std::int64_t>(1, 100);
                post(table, {cash(Account::player(anna), Account::player(boris), sum)},
                     {{turn, std::to_string(*rc::gen::inRange(1, 5))}});
            }
            states.push_back(table.game);
        }
        for (std::int64_t sequence = 0; sequence <= table.history.last(); ++sequence) {
            const Game then = state_at(table, sequence);
            const Game& seen = states[static_cast<std::size_t>(sequence)];
            RC_ASSERT(then.last == sequence);
            RC_ASSERT(then.book == seen.book);
            RC_ASSERT(then.facts == seen.facts);
        }
    });
    CHECK(holds);
}

TEST_CASE("the state in force then is known whatever was undone or redone since") {
    const bool holds = rc::check([] {
        Table table = dealt();
        std::vector<Targets> reversals{{}, reversed_by_of(table.history)};
        for (int step = 0; step < 30; ++step) {
            const auto sequence = *rc::gen::inRange<std::int64_t>(1, table.history.last() + 1);
            const bool possible =
                sequence > 1 && table.history.in_force(sequence) && !table.history.lost_twice(sequence);
            if (possible)
                take_back(table, sequence);
            else
                pay(table);
            reversals.push_back(reversed_by_of(table.history));
        }
        for (std::int64_t sequence = 0; sequence <= table.history.last(); ++sequence) {
            Table then = table_at(table, sequence);
            RC_ASSERT(reversed_by_of(then.history) == reversals[static_cast<std::size_t>(sequence)]);
            pay(then);  // its own from here on
            RC_ASSERT(reversed_by_of(then.history.up_to(sequence)) == reversals[static_cast<std::size_t>(sequence)]);
        }
    });
    CHECK(holds);
}

TEST_CASE("a reversal that would reverse an entry twice cannot be posted") {
    Table table = dealt();
    const auto paid = pay(table);
    const auto undo = take_back(table, paid);
    const auto redo = take_back(table, undo);
    const auto again = take_back(table, paid);
    CHECK(table.history.lost_twice(redo) == paid);
    Entry twice = next_entry(table, {});
    twice.reverses = redo;
    CHECK_THROWS_AS(table.history.append(twice), ConservationError);
    CHECK(table.history.lost_twice(again) == Target{});
}

TEST_CASE("a chain of entries that reverse one another ends somewhere") {
    Table table = dealt();
    auto top = pay(table);
    while (table.history.chain_length(top) < longest_chain) top = take_back(table, top);
    CHECK(table.history.last() == longest_chain + 1);
    CHECK_FALSE(table.history.in_force(2));
    Entry beyond = next_entry(table, {});
    beyond.reverses = top;
    CHECK_THROWS_AS(table.history.append(beyond), ConservationError);
}

/// Pays, undos and redos by turns, so that some entries are in force and some were for a while.
Table played(int entries) {
    Table table = dealt();
    while (table.history.last() < entries) {
        const auto paid = pay(table);
        if (paid % 3 == 0) take_back(table, take_back(table, paid));
        if (paid % 5 == 0) take_back(table, paid);
    }
    return table;
}

void check_same(const History& one, const History& other) {
    REQUIRE(one.last() == other.last());
    for (std::int64_t sequence = 1; sequence <= one.last(); ++sequence) {
        CHECK(one.at(sequence) == other.at(sequence));
        CHECK(one.reversed_by(sequence) == other.reversed_by(sequence));
    }
    CHECK(one.undo_target() == other.undo_target());
    CHECK(one.redo_target() == other.redo_target());
}

TEST_CASE("an entry appended to a copy is not in the other, and both go on by themselves") {
    Table one = played(200);
    const Table before = table_at(one, one.history.last());
    std::vector<Entry> first = one.history.entries();
    {
        Table other = one;
        take_back(other, *other.history.undo_target());
        pay(other);
        CHECK(other.history.last() == one.history.last() + 2);
        check_same(one.history, before.history);
        pay(one);
        CHECK(one.history.last() == before.history.last() + 1);
        CHECK(other.history.at(before.history.last() + 1).reverses);
        CHECK_FALSE(one.history.at(before.history.last() + 1).reverses);
        Table third = other;
        pay(third);
        CHECK(third.history.last() == other.history.last() + 1);
    }
    take_back(one, *one.history.undo_target());
    CHECK(std::vector<Entry>(one.history.up_to(before.history.last()).entries()) == first);
    check_same(one.history.up_to(before.history.last()), before.history);
}

TEST_CASE("a history up to an entry is that of its time, and follows the whole one step by step") {
    const Table table = played(120);
    Table grown(table.game.setup);
    Table following = table_at(table, 0);
    for (const Entry& entry : table.history.entries()) {
        grown.post(entry);
        following.follow();
        check_same(table_at(table, entry.sequence).history, grown.history);
        check_same(following.history, grown.history);
        CHECK(following.game.book == grown.game.book);
        CHECK(following.game.facts == grown.game.facts);
    }
    CHECK_THROWS_AS(following.follow(), std::logic_error);
}

TEST_CASE("a copy's own entries are left out of the earlier state as the shared ones are") {
    Table table = played(100);
    const Table kept = table;
    const auto last = table.history.last();
    const auto target = *table.history.undo_target();
    take_back(table, take_back(table, take_back(table, target)));
    CHECK(table_at(table, last + 1).history.reversed_by(target) == last + 1);
    CHECK_FALSE(table_at(table, last + 2).history.reversed_by(target));
    check_same(table_at(table, last).history, kept.history);
}

TEST_CASE("the state after an entry is the same from the nearest state kept, and back from the last one") {
    const Table table = played(2500);
    Game game(table.game.setup);
    for (const Entry& entry : table.history.entries()) {
        apply(game, entry);
        const Game then = state_at(table, entry.sequence);
        REQUIRE(then.last == entry.sequence);
        REQUIRE(then.book == game.book);
        REQUIRE(then.facts == game.facts);
    }
}

}  // namespace tablebank
