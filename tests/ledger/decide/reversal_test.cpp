#include <rapidcheck.h>

#include "ledger/books/due.h"
#include "ledger/decide/reversal.h"
#include "ledger/proof/codec.h"
#include "tests/ledger/decide/reversal_names.h"
#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;

const Account hand = Account::player(anna);
const Account pledge = Account::pledge(anna);
const Account street = Account::street(nob_hill);

constexpr FactKey turn{FactName::turn};

/// A table at which Anna holds two open streets of San Francisco, and may build there.
Table with_city(Setup setup = two_hours()) {
    Table table = dealt(std::move(setup));
    post(table, {deed(union_square, bank, hand), deed(nob_hill, bank, hand), cash(hand, bank, 600)});
    return table;
}

/// By a book that leaves everything open.
Setup silent(PiecesRunOut pieces = PiecesRunOut::substitutes) {
    Setup setup = two_hours();
    auto edition = std::make_shared<Edition>(*setup.edition);
    edition->answers.clear();
    setup.edition = std::move(edition);
    setup.rulings.pieces_run_out = pieces;
    return setup;
}

void check_blocked(const Refusal& refusal, std::int64_t entry, const std::string& detail) {
    CHECK(refusal.code == RefusalCode::reversal_blocked);
    CHECK(refusal.entry == entry);
    CHECK(refusal.detail == detail);
}

}  // namespace

TEST_CASE("a reversal carries the opposite transfers and facts, and names the entry it reverses") {
    Table table = with_city();
    const auto built = post(table, {houses(bank, street, 1), cash(hand, bank, 150)}, {{turn, "2"}});
    const auto made = reverse(table, built);
    REQUIRE(std::holds_alternative<Entry>(made));
    const Entry& reversal = std::get<Entry>(made);
    CHECK(reversal.sequence == built + 1);
    CHECK(reversal.reverses == built);
    CHECK(reversal.transfers == std::vector{cash(bank, hand, 150), houses(street, bank, 1)});
    CHECK(reversal.facts == std::vector{FactChange{turn, "2", "1"}});
    CHECK(table.history.last() == built);
}

TEST_CASE("undone at once, an entry leaves the table as it was; redone, as it had become") {
    const bool holds = rc::check([] {
        Table table = with_city();
        const std::string before = encode_state(table.game);
        const auto steps = *rc::gen::inRange(1, 6);
        for (int step = 0; step < steps; ++step) {
            const auto sum = *rc::gen::inRange<std::int64_t>(1, 200);
            switch (*rc::gen::inRange(0, 4)) {
                case 0:
                    if (table.game.on_street(nob_hill).houses < 3) {  // no more before a monopolist's hotel
                        post(table, {cash(hand, bank, sum), houses(bank, street, 1)});
                        break;
                    }
                    [[fallthrough]];
                case 1:
                    post(table, {cash(bank, hand, sum)}, {{turn, std::to_string(*rc::gen::inRange(1, 5))}});
                    break;
                case 2:
                    post(table, {cash(Account::player(boris), hand, sum)},
                         {{{FactName::due, static_cast<std::int32_t>(table.game.last + 1), 1}, "payment 1 bank 0 5"}});
                    break;
                default:
                    post(table, {}, {{{FactName::round}, std::to_string(step + 1)}});
            }
        }
        const std::string after = encode_state(table.game);
        for (int step = 0; step < steps; ++step) take_back(table, *table.history.undo_target());
        RC_ASSERT(encode_state(table.game) == before);
        for (int step = 0; step < steps; ++step) take_back(table, *table.history.redo_target());
        RC_ASSERT(encode_state(table.game) == after);
        RC_ASSERT(!table.history.redo_target());
    });
    CHECK(holds);
}

TEST_CASE("an old entry goes back past later ones that it does not touch") {
    Table table = dealt();
    const auto fee = post(table, {cash(hand, bank, 160)});
    post(table, {cash(Account::player(boris), Account::player(clara), 40)}, {{turn, "2"}});
    post(table, {cash(bank, hand, 100)}, {{turn, "3"}});
    take_back(table, fee);
    CHECK(table.game.cash(anna) == Money{1600});
    CHECK(table.game.turn() == clara);
}

TEST_CASE("an entry that was never posted, the opening, and an entry not in force cannot be undone") {
    Table table = dealt();
    CHECK(refused(table, 0).code == RefusalCode::no_such_entry);
    CHECK(refused(table, 2).code == RefusalCode::no_such_entry);
    CHECK(refused(table, 1).code == RefusalCode::opening_entry);
    const auto paid = post(table, {cash(bank, hand, 1)});
    take_back(table, paid);
    const Refusal twice = refused(table, paid);
    CHECK(twice.code == RefusalCode::already_reversed);
    CHECK(twice.entry == paid);
}

TEST_CASE("a fact that has another value by now prevents it, and its entry is named") {
    Table table = dealt();
    const auto first = post(table, {}, {{turn, "2"}});
    const auto second = post(table, {}, {{turn, "3"}});
    check_blocked(refused(table, first), second, "turn");
    take_back(table, second);
    take_back(table, first);
    CHECK(table.game.turn() == anna);
}

TEST_CASE("a fact that has the same value again does not prevent it") {
    Table table = dealt();
    const auto first = post(table, {}, {{turn, "2"}});
    post(table, {}, {{turn, "3"}});
    post(table, {}, {{turn, "2"}});
    take_back(table, first);
    CHECK(table.game.turn() == anna);
}

TEST_CASE("a due that was settled since prevents undoing the entry that raised it") {
    Table table = dealt();
    const auto roll = post(table, {}, {{rent_due, "rent 1 2 34 184"}});
    REQUIRE(roll == rent_due.index);
    const auto paid = post(table, {cash(hand, Account::player(boris), 184)}, {{rent_due, ""}});
    check_blocked(refused(table, roll), paid, "due:2.1");

    take_back(table, paid);
    CHECK(open_dues(table.game).size() == 1);
    const auto undo = take_back(table, roll);
    CHECK(open_dues(table.game).empty());

    take_back(table, undo);
    CHECK(open_dues(table.game).size() == 1);
    take_back(table, roll);
    CHECK(open_dues(table.game).empty());
}

TEST_CASE("a due that was touched since prevents it even if it has its old words") {
    Table table = dealt();
    const auto roll = post(table, {}, {{rent_due, "rent 1 2 34 184"}});
    post(table, {}, {{rent_due, "rent 1 2 34 100"}});
    const auto again = post(table, {}, {{rent_due, "rent 1 2 34 184"}});
    check_blocked(refused(table, roll), again, "due:2.1");
}

TEST_CASE("a salary that was spent since cannot go back: who has how much, and how much is needed") {
    Table table = dealt();
    const auto salary = post(table, {cash(bank, hand, 100)});
    post(table, {cash(hand, bank, 1540)});
    const Refusal spent = refused(table, salary);
    CHECK(spent.code == RefusalCode::reversal_impossible);
    CHECK(spent.detail == "cash");
    CHECK(spent.player == anna.number);
    CHECK(spent.has == Money{60});
    CHECK(spent.needs == Money{100});

    post(table, {cash(bank, hand, 40)});
    take_back(table, salary);
    CHECK(table.game.cash(anna) == Money{0});
}

TEST_CASE("a player is not asked for money that the same reversal gives them") {
    Table table = dealt();
    const auto both = post(table, {cash(hand, bank, 300), cash(Account::player(boris), hand, 250)});
    post(table, {cash(hand, bank, 1420)});
    REQUIRE(table.game.cash(anna) == Money{30});
    take_back(table, both);
    CHECK(table.game.cash(anna) == Money{80});
    CHECK(table.game.cash(boris) == Money{1500});
}

TEST_CASE("sums that crossed in a trade go back as their difference, however little a player has left") {
    Table table = dealt();
    const Account other = Account::player(boris);
    const auto trade = post(table, {cash(hand, other, 100), cash(other, hand, 150)});
    post(table, {cash(hand, bank, 1500)});
    post(table, {cash(other, bank, 1400)});
    REQUIRE(table.game.cash(anna) == Money{50});
    REQUIRE(table.game.cash(boris) == Money{50});
    take_back(table, trade);
    CHECK(table.game.cash(anna) == Money{0});
    CHECK(table.game.cash(boris) == Money{100});
}

TEST_CASE("several sums that one player must give back are asked for together") {
    Table table = dealt();
    const auto both = post(table, {cash(bank, hand, 100), cash(Account::player(boris), hand, 50)});
    post(table, {cash(hand, bank, 1530)});
    const Refusal spent = refused(table, both);
    CHECK(spent.has == Money{120});
    CHECK(spent.needs == Money{150});
}

TEST_CASE("a deed that was given away since prevents it") {
    Table table = dealt();
    const auto bought = post(table, {deed(nob_hill, bank, hand), cash(hand, bank, 300)});
    const auto traded = post(table, {deed(nob_hill, hand, Account::player(boris))});
    check_blocked(refused(table, bought), traded, "deed:34");
    take_back(table, traded);
    take_back(table, bought);
    CHECK_FALSE(table.game.owner_of(nob_hill));
}

TEST_CASE("a token that moved on, and a card that was played, prevent it") {
    Table table = dealt();
    const Asset token = Asset::token(anna);
    const auto roll = post(table, {{token, bank, Account::space(Space{7}), 1}});
    const auto next = post(table, {{token, Account::space(Space{7}), Account::jail(), 1}});
    check_blocked(refused(table, roll), next, "token:1");

    const auto kept = post(table, {{Asset::card(0), bank, hand, 1}});
    const auto played = post(table, {{Asset::card(0), hand, bank, 1}});
    check_blocked(refused(table, kept), played, "card:0");
}

TEST_CASE("houses that were sold since prevent it") {
    Table table = with_city();
    const auto built = post(table, {houses(bank, street, 2), cash(hand, bank, 300)});
    const auto sold = post(table, {houses(street, bank, 1), cash(bank, hand, 75)});
    const Refusal blocked = refused(table, built);
    check_blocked(blocked, sold, "house");
    CHECK(blocked.space == nob_hill);
}

TEST_CASE("a redeemed street that was built on since cannot be mortgaged again by a reversal (ru 12)") {
    Table table = with_city();
    post(table, {deed(nob_hill, hand, pledge), cash(bank, hand, 150)});
    const auto redeemed = post(table, {deed(nob_hill, pledge, hand), cash(hand, bank, 165)});
    const auto built = post(table, {houses(bank, street, 1), cash(hand, bank, 150)});
    const Refusal blocked = refused(table, redeemed);
    check_blocked(blocked, built, "deed:34");
    CHECK(blocked.space == nob_hill);

    take_back(table, built);
    take_back(table, redeemed);
    CHECK(table.game.is_mortgaged(nob_hill));
}

TEST_CASE("a redeemed street keeps the other street's houses standing (ru 10, 12)") {
    Table table = with_city();
    post(table, {deed(union_square, hand, pledge), cash(bank, hand, 150)});
    const auto redeemed = post(table, {deed(union_square, pledge, hand), cash(hand, bank, 165)});
    const auto built = post(table, {houses(bank, street, 1), cash(hand, bank, 150)});
    const Refusal blocked = refused(table, redeemed);
    check_blocked(blocked, built, "deed:34");
    CHECK(blocked.space == nob_hill);
}

TEST_CASE("houses that were there before make a reversal impossible if no later entry is to blame") {
    Table table = with_city();
    post(table, {houses(bank, street, 1), cash(hand, bank, 150)});
    const auto third = post(table, {deed(wharf, bank, hand), cash(hand, bank, 300)});
    post(table, {deed(union_square, hand, pledge), cash(bank, hand, 150)});
    const Refusal impossible = refused(table, third);
    CHECK(impossible.code == RefusalCode::reversal_impossible);
    CHECK(impossible.detail == "deed:34");
    CHECK(impossible.space == nob_hill);
    CHECK_FALSE(impossible.entry);
}

TEST_CASE("a street that was built on since does not change hands with its houses (ru 23)") {
    Table table = dealt();
    const Account boris_hand = Account::player(boris);
    post(table, {deed(nob_hill, bank, hand)});
    const auto traded = post(table, {deed(nob_hill, hand, boris_hand), cash(boris_hand, hand, 400)});
    const auto built = post(table, {houses(bank, street, 1), cash(boris_hand, bank, 150)});
    check_blocked(refused(table, traded), built, "deed:34");
    take_back(table, built);
    take_back(table, traded);
    CHECK(table.game.owner_of(nob_hill) == anna);
}

TEST_CASE("an earlier anomaly does not prevent it") {
    Table table = with_city();
    const auto fee = post(table, {cash(hand, bank, 10)});
    post(table, {deed(nob_hill, hand, pledge), houses(bank, street, 1)});
    const auto wharf_bought = post(table, {deed(wharf, bank, hand)});
    REQUIRE_FALSE(validate(table.game.edition(), table.game.rulings(), table.game.position()).empty());
    take_back(table, fee);
    take_back(table, wharf_bought);
    CHECK(table.game.cash(anna) == Money{900});
}

TEST_CASE("under limited pieces the three houses of a hotel must be in the bank to come back") {
    const auto hotel_built = [](Table& table) {
        post(table, {houses(bank, street, 3), cash(hand, bank, 450)});
        return post(table, {houses(street, bank, 3), hotel(bank, street), cash(hand, bank, 150)});
    };
    const std::vector<Transfer> all_houses{houses(bank, Account::street(wharf), 33)};

    Table scarce = with_city(silent(PiecesRunOut::limited));
    const auto built = hotel_built(scarce);
    post(scarce, all_houses);
    const Refusal gone = refused(scarce, built);
    CHECK(gone.code == RefusalCode::reversal_impossible);
    CHECK(gone.detail == "house");

    post(scarce, {houses(Account::street(wharf), bank, 1)});
    take_back(scarce, built);
    CHECK(scarce.game.in_bank().houses == 0);
    CHECK(scarce.game.on_street(nob_hill).houses == 3);

    Table substitutes = with_city();
    const auto lent = hotel_built(substitutes);
    post(substitutes, all_houses);
    take_back(substitutes, lent);
    CHECK(substitutes.game.in_bank().houses == -1);
}

TEST_CASE("pieces that were lent before the box was limited prevent nothing") {
    const auto pieces = parse_fact_key("ruling:pieces_run_out");
    REQUIRE(pieces);
    Table table = with_city(silent());
    post(table, {houses(bank, Account::street(wharf), 36)});
    post(table, {}, {{*pieces, "limited"}});
    const auto fee = post(table, {cash(hand, bank, 10)});
    const auto built = post(table, {houses(bank, street, 1)});
    take_back(table, fee);
    take_back(table, built);
    CHECK(table.game.in_bank().houses == -1);
}

TEST_CASE("the ruling in force after the reversal decides about pieces") {
    const auto pieces = parse_fact_key("ruling:pieces_run_out");
    REQUIRE(pieces);
    Table table = with_city(silent());
    const auto sold = post(table, {houses(bank, Account::street(union_square), 1), cash(hand, bank, 150)});
    const auto back = post(table, {houses(Account::street(union_square), bank, 1), cash(bank, hand, 75)});
    post(table, {houses(bank, Account::street(wharf), 35)});
    const auto ruled = post(table, {}, {{*pieces, "limited"}});
    CHECK(refused(table, back).code == RefusalCode::reversal_impossible);
    take_back(table, ruled);
    take_back(table, back);
    CHECK(table.game.in_bank().houses == -1);
    take_back(table, sold);
}

TEST_CASE("several changes of one fact go back as one") {
    Table table = dealt();
    Entry entry = next_entry(table, {});
    entry.facts = {{turn, "1", "2"}, {{FactName::round}, "", "1"}, {turn, "2", "3"}, {{FactName::round}, "1", ""}};
    table.post(entry);
    const auto made = reverse(table, entry.sequence);
    REQUIRE(std::holds_alternative<Entry>(made));
    CHECK(std::get<Entry>(made).facts == std::vector{FactChange{turn, "3", "1"}});
}

TEST_CASE("redoing a reversal that another one has replaced would reverse its target twice") {
    Table table = dealt();
    const auto paid = post(table, {cash(bank, hand, 10)});
    const auto undo = take_back(table, paid);
    const auto redo = take_back(table, undo);
    const auto second_undo = take_back(table, paid);
    check_blocked(refused(table, redo), second_undo, "#2");
    take_back(table, second_undo);
    take_back(table, redo);
    CHECK(table.game.cash(anna) == Money{1500});
}

TEST_CASE("any chain of reversals leaves the table with the postings in force, each once") {
    const bool holds = rc::check([] {
        Table table = dealt();
        const int postings = *rc::gen::inRange(1, 5);
        std::int64_t weight = 1;
        std::vector<std::int64_t> sums{0, 0};
        for (int i = 0; i < postings; ++i, weight *= 2) {
            post(table, {cash(bank, hand, weight)});
            sums.push_back(weight);
        }
        for (int step = 0; step < 14; ++step) {
            const auto target = *rc::gen::inRange<std::int64_t>(2, table.history.last() + 1);
            auto reversal = reverse(table, target);
            if (std::holds_alternative<Entry>(reversal)) table.post(std::get<Entry>(reversal));
        }
        std::int64_t expected = 1500;
        for (std::int64_t entry = 2; entry <= postings + 1; ++entry)
            if (table.history.in_force(entry)) expected += sums[static_cast<std::size_t>(entry)];
        RC_ASSERT(table.game.cash(anna) == Money{expected});
    });
    CHECK(holds);
}

}  // namespace tablebank
