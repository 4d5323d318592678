#include "calculators/income_tax.h"

#include <algorithm>
#include <utility>

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

struct TaxCase {
    const char* says;
    Estate estate;
    const char* exact;
    std::int64_t percent;
};

}  // namespace

TEST_CASE("the fixed 200, or percentages of cash, open deeds and buildings (ru 17)") {
    const TaxCase cases[] = {
        {"a monopolist pays 20 % of his cash", monopolist({}, 1500), "300", 300},
        {"a competitor pays 10 % of his cash", competitor({}, 1500), "150", 150},
        {"10 % of the price of every kind of deed", competitor({open(1), open(5), open(12)}), "41", 41},
        {"mortgaged deeds are left out", competitor({open(1), pledged(5), pledged(39)}), "6", 6},
        {"10 % of what three houses cost", competitor({houses(34, 3)}), "92", 92},
        {"a competitor's hotel cost five steps", competitor({hotel(34)}), "132", 132},
        {"a monopolist's hotel cost four steps", monopolist({hotel(34), open(31)}), "142", 142},
        {"nothing to tax", monopolist({}), "0", 0},
        {"being in jail changes nothing", jailed(monopolist({open(39)}, 100)), "60", 60},
    };
    for (const TaxCase& one : cases) {
        CAPTURE(one.says);
        const IncomeTax tax = quote_income_tax(us(), {}, one.estate);
        CHECK(tax.fixed == Money{200});
        CHECK(tax.percent_exact.to_string() == one.exact);
        CHECK(tax.percent == Money{one.percent});
        CHECK(tax.percent_is_cheaper() == (one.percent < 200));
        CHECK(tax.cheaper() == Money{std::min<std::int64_t>(200, one.percent)});
    }
}

TEST_CASE("if the book taxes mortgaged deeds too, they count with their mortgage or their price") {
    Edition edition = us();
    const Estate estate = competitor({open(1), pledged(5), pledged(39)});  // 60; 200 and 400, mortgaged for half
    for (const auto& [counts, exact] :
         {std::pair{MortgagedInTax::nothing, "6"}, std::pair{MortgagedInTax::mortgage, "36"},
          std::pair{MortgagedInTax::price, "66"}}) {
        edition.profile.income_tax_mortgaged.value = counts;
        CHECK(quote_income_tax(edition, {}, estate).percent_exact.to_string() == exact);
    }
}

TEST_CASE("the example of the manual: 371.2 in percentages, so the fixed 200 are cheaper") {
    const IncomeTax tax = quote_income_tax(us(), {}, monopolist({houses(34, 3), pledged(32), hotel(31)}, 846));
    CHECK(tax.percent_exact.to_string() == "371.2");
    CHECK(tax.percent == Money{371});
    CHECK(tax.cheaper() == Money{200});
    CHECK(lines(tax.workings) == Lines{{Step::tax_fixed, "200", "us 17"},
                                       {Step::tax_cash, "169.2", "us 17"},
                                       {Step::tax_deeds, "62", "us 17"},
                                       {Step::tax_buildings, "140", "ruling hotel_counts_as"},
                                       {Step::tax_total, "371.2", "us 17"},
                                       {Step::rounded, "371", "ruling rounding"}});
    CHECK(tax.workings[1].base == Money{846});
    CHECK(tax.workings[1].percent == 20);
    CHECK(tax.workings[1].role == Role::monopolist);
    CHECK(tax.workings[2].base == Money{620});
    CHECK(tax.workings[3].base == Money{1400});
}

TEST_CASE("without a hotel every figure is the book's") {
    const IncomeTax tax = quote_income_tax(ru(), {}, competitor({houses(34, 2)}, 100));
    CHECK(lines(tax.workings) == Lines{{Step::tax_fixed, "200", "ru 17"},
                                       {Step::tax_cash, "10", "ru 17"},
                                       {Step::tax_deeds, "32", "ru 17"},
                                       {Step::tax_buildings, "40", "ru 17"},
                                       {Step::tax_total, "82", "ru 17"}});
}

TEST_CASE("a hotel counts as the table has ruled: all its steps, or the last one") {
    Rulings rulings;
    rulings.hotel_counts_as = HotelCountsAs::last_step;
    CHECK(quote_income_tax(us(), rulings, competitor({hotel(34)})).percent == Money{52});
    CHECK(quote_income_tax(us(), rulings, competitor({houses(34, 3)})).percent == Money{92});
}

TEST_CASE("the sum of the percentages is rounded once, as the table has ruled") {
    const Estate estate = competitor({open(1)}, 845);  // 84.5 + 6
    for (const auto& [rounding, payable] :
         {std::pair{Rounding::half_up, 91}, std::pair{Rounding::up, 91}, std::pair{Rounding::down, 90}}) {
        Rulings rulings;
        rulings.rounding = rounding;
        const IncomeTax tax = quote_income_tax(us(), rulings, estate);
        CHECK(tax.percent_exact.to_string() == "90.5");
        CHECK(tax.percent == Money{payable});
    }
}

TEST_CASE("at equal sums the fixed tax is not called the dearer one") {
    const IncomeTax tax = quote_income_tax(us(), {}, competitor({}, 2000));
    CHECK(tax.percent == tax.fixed);
    CHECK_FALSE(tax.percent_is_cheaper());
}
