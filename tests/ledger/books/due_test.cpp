#include "ledger/books/due.h"

#include <rapidcheck.h>

#include <stdexcept>

#include "ledger/books/entry_reading.h"
#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;

constexpr FactKey key{FactName::due, 12, 1};

Due due(DueKind kind, std::int64_t amount = 0) {
    Due made;
    made.key = key;
    made.kind = kind;
    made.debtor = boris;
    made.space = nob_hill;
    made.amount = Money{amount};
    return made;
}

bool same(const Due& a, const Due& b) {
    return a.key == b.key && a.kind == b.kind && a.debtor == b.debtor && a.creditor == b.creditor &&
           a.space == b.space && a.amount == b.amount && a.percent_amount == b.percent_amount && a.factor == b.factor &&
           a.owner_role == b.owner_role && a.middle == b.middle && a.times == b.times;
}

}  // namespace

TEST_CASE("an entry settles the dues that are gone after it, and not one of which a part is still owed") {
    const std::string rent = to_fact_value(due(DueKind::rent, 184));
    const std::string left = to_fact_value(due(DueKind::rent, 84));
    const std::string offer = to_fact_value(due(DueKind::offer, 60));
    Entry entry;
    entry.facts = {{{FactName::due, 12, 1}, rent, ""},
                   {{FactName::due, 12, 2}, rent, left},
                   {{FactName::due, 13, 1}, "", offer},
                   {{FactName::turn}, "1", ""}};
    REQUIRE(settled_dues(entry).size() == 1);
    CHECK(settled_dues(entry).front().key == FactKey{FactName::due, 12, 1});
    CHECK(settled_dues(entry).front().amount == Money{184});
    REQUIRE(open_dues_after(entry).size() == 2);
    CHECK(open_dues_after(entry).front().amount == Money{84});
    CHECK(open_dues_after(entry).back().waits_for_buyer());
}

TEST_CASE("a due is written in a few words") {
    Due rent = due(DueKind::rent, 184);
    rent.creditor = anna;
    CHECK(to_fact_value(rent) == "rent 2 1 34 184");

    Due tax = due(DueKind::income_tax, 200);
    tax.space = Space{4};
    tax.percent_amount = Money{371};
    CHECK(to_fact_value(tax) == "income_tax 2 bank 4 200 percent 371");

    tax.middle = true;
    CHECK(to_fact_value(tax) == "income_tax 2 middle 4 200 percent 371");
    CHECK(tax.till() == Account::middle());
    rent.times = 2;
    CHECK(to_fact_value(rent) == "rent 2 1 34 184 times 2");

    Due dice = due(DueKind::utility_rent);
    dice.creditor = anna;
    dice.space = electric;
    dice.factor = 10;
    dice.owner_role = Role::monopolist;
    CHECK(to_fact_value(dice) == "utility_rent 2 1 12 0 factor 10 monopolist");
}

TEST_CASE("every due reads back from its words") {
    const bool holds = rc::check([] {
        Due made = due(static_cast<DueKind>(*rc::gen::inRange(0, static_cast<int>(DueKind::payment) + 1)));
        made.debtor = Seat{*rc::gen::inRange(1, 7)};
        if (*rc::gen::arbitrary<bool>()) made.creditor = Seat{*rc::gen::inRange(1, 7)};
        made.middle = !made.creditor && *rc::gen::arbitrary<bool>();
        made.times = *rc::gen::inRange(0, 12);
        made.space = Space{*rc::gen::inRange(0, 40)};
        made.amount = Money{*rc::gen::inRange<std::int64_t>(0, Money::largest_typed)};
        made.percent_amount = Money{*rc::gen::inRange<std::int64_t>(0, 3)};
        made.factor = *rc::gen::inRange<std::int64_t>(0, 11);
        if (*rc::gen::arbitrary<bool>()) made.owner_role = *rc::gen::elementOf(all_roles);
        RC_ASSERT(same(read_due(key, to_fact_value(made)), made));
    });
    CHECK(holds);
}

TEST_CASE("a text that was never written as a due is an error") {
    for (const char* text : {"", "rent", "rent 2 1 34", "rent 2 1 34 x", "fee 2 1 34 5", "rent 2 nobody 34 5",
                             "rent 2 1 34 184 7", "rent 2 1 34 184 percent", "rent  2 1 34 184", "rent 2 1 34 184 "}) {
        CAPTURE(text);
        CHECK_THROWS_AS(static_cast<void>(read_due(key, text)), std::invalid_argument);
    }
}

TEST_CASE("a debt is a sum that must be paid; an offer, a card and a grant are not") {
    for (const DueKind kind : {DueKind::rent, DueKind::utility_rent, DueKind::income_tax, DueKind::property_tax,
                               DueKind::foundation_fee, DueKind::jail_fine, DueKind::payment}) {
        CAPTURE(to_string(kind));
        CHECK(due(kind).is_debt());
    }
    for (const DueKind kind : {DueKind::offer, DueKind::foundation_die, DueKind::card}) {
        CAPTURE(to_string(kind));
        CHECK_FALSE(due(kind, 150).is_debt());
        CHECK(due(kind, 150).at_most() == Money{0});
    }
}

TEST_CASE("a debtor must have the sum, the cheaper tax, or the highest throw at hand") {
    CHECK(due(DueKind::rent, 184).at_most() == Money{184});

    Due tax = due(DueKind::income_tax, 200);
    tax.percent_amount = Money{371};
    CHECK(tax.at_most() == Money{200});
    tax.percent_amount = Money{90};
    CHECK(tax.at_most() == Money{90});

    Due dice = due(DueKind::utility_rent);
    dice.factor = 10;
    CHECK(dice.waits_for_dice());
    CHECK(dice.at_most() == Money{120});
    dice.amount = Money{70};
    dice.dice = Dice{3, 4};
    CHECK_FALSE(dice.waits_for_dice());
    CHECK(dice.at_most() == Money{70});
}

TEST_CASE("open dues come oldest first, of all or of one debtor") {
    Game game{agreed()};
    const auto raise = [&](std::int32_t entry, std::int32_t number, Seat debtor, std::int64_t amount) {
        Due made = due(DueKind::payment, amount);
        made.debtor = debtor;
        game.facts.set({FactName::due, entry, number}, to_fact_value(made));
    };
    raise(12, 1, boris, 3);
    raise(9, 2, boris, 2);
    raise(9, 1, clara, 1);
    game.facts.set({FactName::kept, 1, 0}, "150");
    game.facts.set({FactName::clock_extra}, "10");

    std::vector<std::int64_t> amounts;
    for (const Due& open : open_dues(game)) amounts.push_back(open.amount.units());
    CHECK(amounts == std::vector<std::int64_t>{1, 2, 3});

    const auto of_boris = open_dues(game, boris);
    REQUIRE(of_boris.size() == 2);
    CHECK(of_boris[0].key == FactKey{FactName::due, 9, 2});
    CHECK(of_boris[1].key == FactKey{FactName::due, 12, 1});
    CHECK(open_dues(game, dmitri).empty());
}

}  // namespace tablebank
