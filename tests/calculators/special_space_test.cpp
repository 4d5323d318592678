#include "calculators/special_space.h"

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

void check_quote(const Quote& quote, std::int64_t amount, const Lines& workings) {
    CHECK(quote.amount == Money{amount});
    CHECK(lines(quote.workings) == workings);
}

}  // namespace

TEST_CASE("the printed sums of the special spaces, with their paragraphs") {
    check_quote(quote_salary(us()), 100, {{Step::salary, "100", "us 14"}});
    check_quote(quote_jail_fine(us()), 50, {{Step::jail_fine, "50", "us 15"}});
    check_quote(quote_property_tax(us()), 75, {{Step::property_tax, "75", "us 18"}});
    check_quote(quote_property_tax(ru()), 75, {{Step::property_tax, "75", "ru 18"}});
}

TEST_CASE("the foundation takes 160 of a monopolist (ru 21)") {
    const auto fee = quote_foundation_fee(us(), Role::monopolist);
    REQUIRE(fee);
    check_quote(*fee, 160, {{Step::foundation_fee, "160", "us 21"}});
    CHECK(fee->workings.front().role == Role::monopolist);
    CHECK(!quote_foundation_fee(us(), Role::competitor));
}

TEST_CASE("the foundation grants a competitor 25 for a one, 50 for a two, else nothing (ru 21)") {
    for (int die = 1; die <= 6; ++die) {
        const std::int64_t grant = die == 1 ? 25 : die == 2 ? 50 : 0;
        const Quote quote = quote_foundation_grant(us(), die);
        check_quote(quote, grant, {{Step::foundation_grant, std::to_string(grant), "us 21"}});
        CHECK(quote.workings.front().factor == die);
    }
}

TEST_CASE("a deed is bought at its printed price (ru 9)") {
    check_quote(quote_purchase(us(), {39}), 400, {{Step::purchase, "400", "us 9"}});
    check_quote(quote_purchase(us(), {12}), 150, {{Step::purchase, "150", "us 9"}});
    CHECK(quote_purchase(us(), {39}).workings.front().space == Space{39});
    CHECK_THROWS_AS(static_cast<void>(quote_purchase(us(), {0})), std::invalid_argument);
}

TEST_CASE("a token moves on round the board; landing on START or passing it earns the salary (ru 7, 14)") {
    const struct {
        int from, steps, to;
        bool salary;
    } cases[] = {{0, 7, 7, false}, {0, 12, 12, false}, {28, 11, 39, false}, {28, 12, 0, true},
                 {39, 2, 1, true}, {33, 7, 0, true},   {38, 12, 10, true},  {0, 40, 0, true}};
    for (const auto& one : cases) {
        const Move move = move_forward(us(), {one.from}, one.steps);
        CHECK(move.to == Space{one.to});
        CHECK(move.earns_salary == one.salary);
    }
}

TEST_CASE("a card moves a token forward to its space, past START where that lies between") {
    const struct {
        int from, to;
        bool salary;
    } cases[] = {{7, 39, false}, {36, 25, true}, {36, 0, true}, {22, 6, true}, {2, 12, false}, {12, 12, true}};
    for (const auto& one : cases) {
        const Move move = move_forward_to(us(), {one.from}, {one.to});
        CHECK(move.to == Space{one.to});
        CHECK(move.earns_salary == one.salary);
    }
}
