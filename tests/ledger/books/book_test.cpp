#include "ledger/books/book.h"

#include <rapidcheck.h>

#include <map>

#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;

const Account bank = Account::bank();
const Account hand = Account::player(anna);

Book four_players() {
    return Book{*two_hours().edition, 4};
}

}  // namespace

TEST_CASE("at first everything of the box is with the bank") {
    const Book book = four_players();
    const Edition& edition = *two_hours().edition;
    CHECK(book.cash(bank) == edition.box.cash());
    CHECK(book.quantity(Asset::house(), bank) == edition.box.houses);
    CHECK(book.quantity(Asset::hotel(), bank) == edition.box.hotels);
    for (const Deed& printed : edition.deeds) CHECK(book.holder(Asset::deed(printed.space)) == bank);
    for (int seat = 1; seat <= 4; ++seat) {
        CHECK(book.holder(Asset::token(Seat{seat})) == bank);
        CHECK(book.cash(Account::player(Seat{seat})) == Money{0});
    }
    REQUIRE_FALSE(edition.kept_cards.empty());
    CHECK(book.holder(Asset::card(0)) == bank);
    CHECK_NOTHROW(book.assert_conservation());
}

TEST_CASE("a transfer takes from one account and gives to another") {
    Book book = four_players();
    book.move(cash(bank, hand, 1500));
    CHECK(book.cash(hand) == Money{1500});
    CHECK(book.cash(bank) == Money{18250 - 1500});

    book.move(deed(nob_hill, bank, hand));
    CHECK(book.holder(Asset::deed(nob_hill)) == hand);
    CHECK(book.quantity(Asset::deed(nob_hill), hand) == 1);
    CHECK(book.quantity(Asset::deed(nob_hill), bank) == 0);

    book.move(houses(bank, Account::street(nob_hill), 3));
    CHECK(book.quantity(Asset::house(), Account::street(nob_hill)) == 3);
    CHECK(book.quantity(Asset::house(), bank) == 32);

    book.move({Asset::token(anna), bank, Account::space(Space{0}), 1});
    CHECK(book.holder(Asset::token(anna)) == Account::space(Space{0}));
    book.assert_conservation();
}

TEST_CASE("only the bank goes below zero, in cash, houses and hotels") {
    Book book = four_players();
    book.move(cash(bank, hand, 20'000));
    CHECK(book.cash(bank) == Money{-1750});
    book.move(houses(bank, Account::street(nob_hill), 36));
    CHECK(book.quantity(Asset::house(), bank) == -1);
    book.move({Asset::hotel(), bank, Account::street(nob_hill), 16});
    CHECK(book.quantity(Asset::hotel(), bank) == -1);
    book.assert_conservation();

    CHECK_FALSE(book.impediment(cash(hand, bank, 20'001)).empty());
    CHECK(book.impediment(cash(hand, bank, 20'000)).empty());
    CHECK_FALSE(book.impediment(houses(Account::street(nob_hill), bank, 37)).empty());
}

TEST_CASE("a transfer that cannot be is refused with its reason, and moves nothing") {
    struct Case {
        Transfer transfer;
        std::string why;
    };
    const std::vector<Case> cases{
        {cash(hand, bank, 1), "player:1 lacks 1 cash"},
        {cash(bank, hand, 0), "quantity out of range: 0"},
        {cash(bank, hand, -5), "quantity out of range: -5"},
        {cash(bank, hand, INT64_MAX), "quantity out of range: 9223372036854775807"},
        {cash(bank, bank, 5), "cash moves from bank to itself"},
        {cash(bank, Account::player(Seat{5}), 5), "no such account: player:5"},
        {cash(Account::player(Seat{0}), bank, 5), "no such account: player:0"},
        {cash(bank, Account::pledge(Seat{5}), 5), "no such account: pledge:5"},
        {cash(bank, Account::street(nob_hill), 5), "cash cannot lie at street:34"},
        {cash(bank, Account::jail(), 5), "cash cannot lie at jail"},
        {cash(bank, Account::pledge(anna), 5), "cash cannot lie at pledge:1"},
        {deed(nob_hill, hand, bank), "deed:34 does not lie at player:1"},
        {deed(nob_hill, bank, Account::space(nob_hill)), "deed:34 cannot lie at space:34"},
        {{Asset::deed(nob_hill), bank, hand, 2}, "deed:34 exists only once"},
        {deed(Space{0}, bank, hand), "no such asset: deed:0"},
        {deed(Space{40}, bank, hand), "no such asset: deed:40"},
        {houses(bank, hand, 1), "house cannot lie at player:1"},
        {houses(bank, Account::street(Space{0}), 1), "no such account: street:0"},
        {houses(Account::street(nob_hill), bank, 1), "street:34 lacks 1 house"},
        {hotel(Account::street(nob_hill), bank), "street:34 lacks 1 hotel"},
        {{Asset::token(Seat{5}), bank, Account::jail(), 1}, "no such asset: token:5"},
        {{Asset::token(Seat{0}), bank, Account::jail(), 1}, "no such asset: token:0"},
        {{Asset::token(anna), bank, Account::space(Space{40}), 1}, "no such account: space:40"},
        {{Asset::token(anna), bank, hand, 1}, "token:1 cannot lie at player:1"},
        {{Asset::token(anna), Account::jail(), Account::gone(), 1}, "token:1 does not lie at jail"},
        {{Asset::card(200), bank, hand, 1}, "no such asset: card:200"},
        {{Asset::card(0), bank, Account::gone(), 1}, "card:0 cannot lie at gone"},
    };
    for (const auto& [transfer, why] : cases) {
        CAPTURE(why);
        Book book = four_players();
        CHECK(book.impediment(transfer) == why);
        CHECK_THROWS_WITH_AS(book.move(transfer), why.c_str(), ConservationError);
        CHECK(book == four_players());
    }
}

TEST_CASE("balances stay within the range of money") {
    constexpr std::int64_t most = 1'000'000'000'000'000'000;
    Book book = four_players();
    book.move(cash(bank, hand, most));
    CHECK(book.impediment(cash(bank, hand, 1)) == "cash leaves the range of a balance");
    CHECK(book.impediment(cash(bank, Account::player(boris), most)) == "cash leaves the range of a balance");
    book.assert_conservation();
}

TEST_CASE("asking for an account that is not on this table is an error") {
    const Book book = four_players();
    CHECK_THROWS_AS(static_cast<void>(book.quantity(Asset::house(), Account::street(Space{0}))), ConservationError);
    CHECK_THROWS_AS(static_cast<void>(book.holder(Asset::deed(Space{0}))), ConservationError);
    CHECK_THROWS_AS(static_cast<void>(book.holder(Asset::cash())), ConservationError);
}

TEST_CASE("a seat that is not at this table has nothing, and gets nothing before it is added") {
    Book book = four_players();
    const Account fifth = Account::player(Seat{5});
    CHECK(book.cash(fifth) == Money{});
    CHECK(book.holder(Asset::token(Seat{5})) == bank);
    CHECK(book.impediment(cash(bank, fifth, 1)) == "no such account: player:5");
    book.move(cash(bank, Account::player(boris), 7));
    const Book before = book;
    book.add_seat();
    book.move(cash(bank, fifth, 10));
    CHECK(book.cash(fifth) == Money{10});
    CHECK(book.cash(Account::player(boris)) == Money{7});
    book.assert_conservation();
    CHECK_THROWS_AS(book.remove_seat(), ConservationError);
    book.move(cash(fifth, bank, 10));
    book.remove_seat();
    CHECK(book == before);
}

TEST_CASE("a book that does not sum to the box is noticed") {
    Book book = four_players();
    const Book taken = std::move(book);
    taken.assert_conservation();
    // The object left behind has its totals, but no balances any more.
    CHECK_THROWS_WITH_AS(book.assert_conservation(), "cash sums to 0, the box held 18250", ConservationError);
}

TEST_CASE("whatever moves, nothing is made or lost, and the book agrees with a plain list of balances") {
    const bool holds = rc::check([] {
        Book book = four_players();
        std::map<Account, std::int64_t> model{{bank, 18250}};
        const auto account = [](int number) { return number == 0 ? bank : Account::player(Seat{number}); };
        for (int step = 0; step < 40; ++step) {
            const Account from = account(*rc::gen::inRange(0, 5));
            const Account to = account(*rc::gen::inRange(0, 5));
            const std::int64_t sum = *rc::gen::inRange<std::int64_t>(-2, 4000);
            const bool possible = from != to && sum > 0 && (from == bank || model[from] >= sum);
            RC_ASSERT(book.impediment(cash(from, to, sum)).empty() == possible);
            if (!possible) continue;
            book.move(cash(from, to, sum));
            model[from] -= sum;
            model[to] += sum;
            book.assert_conservation();
        }
        for (const auto& [place, sum] : model) RC_ASSERT(book.cash(place) == Money{sum});
    });
    CHECK(holds);
}

}  // namespace tablebank
