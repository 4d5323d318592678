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
