#include "calculators/rulings.h"

#include <set>

#include "tests/calculators/shipped.h"

using namespace tablebank;

TEST_CASE("the ruling keys are a public contract: names, values, and the general default first") {
    const std::vector<std::pair<std::string, std::vector<std::string>>> contract{
        {"rounding", {"half_up", "up", "down"}},
        {"hotel_counts_as", {"all_steps", "last_step"}},
        {"mortgaged_companies_count", {"yes", "no"}},
        {"double_into_jail", {"ends_turn", "rolls_on"}},
        {"walk_roller", {"owner", "banker"}},
        {"several_creditors", {"equal_parts", "seat_order"}},
        {"trade_breaking_monopoly", {"sell_first", "as_mortgage"}},
        {"pieces_run_out", {"substitutes", "limited"}},
        {"bankrupt_to_bank_mortgaged", {"for_sale", "withheld"}},
        {"time_called", {"finish_turn", "finish_round", "at_once"}},
        {"closing", {"yes", "no"}},
        {"timed_trade", {"until_closing", "never"}},
        {"closing_own_turn", {"lifted", "kept"}},
        {"jailed_in_walk", {"nothing", "collects"}},
        {"jailed_in_richest", {"collects", "nothing"}},
        {"equal_turns", {"no", "yes"}},
        {"closing_plan", {"judge", "all", "off"}},
        {"live_standings", {"judge", "all", "off"}},
        {"track_tokens", {"yes", "no"}},
        {"ties", {"shared", "more_cash_kept", "more_deeds"}},
    };
    REQUIRE(ruling_keys().size() == contract.size());
    for (std::size_t index = 0; index < contract.size(); ++index) {
        const auto& [name, values] = contract[index];
        const RulingKey& key = ruling_keys()[index];
        CHECK(key.name == name);
        CHECK(std::vector<std::string>(key.values.begin(), key.values.end()) == values);
        CHECK(get(Rulings{}, name) == values.front());
    }
}

TEST_CASE("every value of every ruling is set, and nothing else changes") {
    for (const RulingKey& key : ruling_keys()) {
        for (const std::string_view value : key.values) {
            Rulings rulings;
            CHECK(set(rulings, key.name, value));
            for (const RulingKey& other : ruling_keys())
                CHECK(get(rulings, other.name) == (other.name == key.name ? value : other.values.front()));
        }
    }
}

TEST_CASE("an unknown ruling or value changes nothing") {
    Rulings rulings;
    CHECK_FALSE(set(rulings, "rounding", "sideways"));
    CHECK_FALSE(set(rulings, "rounding", ""));
    CHECK_FALSE(set(rulings, "Rounding", "up"));
    CHECK(rulings == Rulings{});
    CHECK(find_ruling("roundings") == nullptr);
    CHECK(find_ruling("ties")->name == "ties");
    CHECK_THROWS_AS(static_cast<void>(get(rulings, "roundings")), std::invalid_argument);
}

TEST_CASE("us and ru differ from the general defaults in one ruling: the bank withholds a bankrupt's mortgaged deeds") {
    for (const Edition* edition : {&testing::us(), &testing::ru()}) {
        Rulings expected;
        expected.bankrupt_to_bank_mortgaged = BankruptToBankMortgaged::withheld;
        CHECK(edition->rulings == expected);
    }
}

TEST_CASE("a working cites a ruling by its key") {
    CHECK(cite_ruling("rounding") == "ruling rounding");
}
