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
    check_quote(quote_salary(us(), {}, Reaches::passes), 100, {{Step::salary, "100", "us 14"}});
    check_quote(quote_salary(us(), {}, Reaches::lands), 100, {{Step::salary, "100", "us 14"}});
    check_quote(quote_jail_fine(us()), 50, {{Step::jail_fine, "50", "us 15"}});
    check_quote(quote_property_tax(us()), 75, {{Step::property_tax, "75", "us 18"}});
    check_quote(quote_property_tax(ru()), 75, {{Step::property_tax, "75", "ru 18"}});
}

TEST_CASE("START pays another sum for landing on it if the book prints one") {
    Edition edition = us();
    edition.profile.salary.value.landing = Money{250};
    check_quote(quote_salary(edition, {}, Reaches::passes), 100, {{Step::salary, "100", "us 14"}});
    check_quote(quote_salary(edition, {}, Reaches::lands), 250, {{Step::salary_landing, "250", "us 14"}});
}

TEST_CASE("a table doubles the salary for landing on a board with a space of rest, and there only") {
    Rulings doubled;
    doubled.start_landing = StartLanding::doubled;
    const Edition& classic = shipped("classic");
    check_quote(quote_salary(classic, doubled, Reaches::lands), 400,
                {{Step::salary_landing, "400", "ruling start_landing"}});
    check_quote(quote_salary(classic, doubled, Reaches::passes), 200, {{Step::salary, "200", "classic 4"}});
    check_quote(quote_salary(us(), doubled, Reaches::lands), 100, {{Step::salary, "100", "us 14"}});
    CHECK(may_double_landing(classic));
    CHECK_FALSE(may_double_landing(us()));
    Edition printed = classic;
    printed.profile.salary.value.landing = Money{300};
    CHECK_FALSE(may_double_landing(printed));
    CHECK(quote_salary(printed, doubled, Reaches::lands).amount == Money{300});
}

TEST_CASE("repairs ask so much for each house and each hotel") {
    const CardEffect card{.kind = CardEffectKind::repairs, .amount = Money{25}, .hotel_amount = Money{100}};
    const Estate estate{
        .role = Role::player, .cash = {}, .jailed = false, .deeds = {houses(37, 3), hotel(39), open(1), pledged(3)}};
    check_quote(quote_repairs(shipped("classic"), estate, card), 175,
                {{Step::repaired_houses, "75", "classic 9"},
                 {Step::repaired_hotels, "100", "classic 9"},
                 {Step::total, "175", "classic 9"}});
    CHECK(quote_repairs(shipped("classic"), Estate{}, card).amount == Money{});
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
