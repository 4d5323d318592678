#include "calculators/rulings.h"

#include <algorithm>
#include <set>

#include "calculators/ruling_scope.h"
#include "tests/calculators/shipped.h"
#include "tests/support/ruling_contract.h"

using namespace tablebank;

TEST_CASE("the ruling keys are those of docs/reference/rulings.md: names, values, and the general default first") {
    const auto& promised = testing::promised_rulings();
    REQUIRE(ruling_keys().size() == promised.size());
    for (std::size_t index = 0; index < promised.size(); ++index) {
        const auto& [name, values] = promised[index];
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

TEST_CASE("one ruling takes a number too, and only whole ones from 1 to 1000") {
    Rulings rulings;
    for (const char* number : {"40", "4", "1", "1000"}) {
        CHECK(set(rulings, "competitor_utility_factor", number));
        CHECK(get(rulings, "competitor_utility_factor") == number);
    }
    for (const char* number : {"0", "-4", "04", "4.5", "1001", "forty", ""})
        CHECK_FALSE(set(rulings, "competitor_utility_factor", number));
    CHECK(set(rulings, "competitor_utility_factor", "printed"));
    CHECK(rulings == Rulings{});
    CHECK_FALSE(set(rulings, "rounding", "4"));
}

TEST_CASE("each edition differs from the general defaults in the rulings of its book only") {
    Rulings breaking;
    breaking.trade_breaking_monopoly = TradeBreakingMonopoly::as_mortgage;
    Rulings withheld = breaking;
    withheld.bankrupt_to_bank_mortgaged = BankruptToBankMortgaged::withheld;
    Rulings bank_only = breaking;
    bank_only.closing = false;
    bank_only.timed_trade = TimedTrade::never;
    Rulings unvisited = breaking;
    unvisited.jailed_in_richest = Collects::nothing;
    Rulings by_rounds = breaking;
    by_rounds.time_called = TimeCalled::finish_round;
    Rulings scarce;
    scarce.pieces_run_out = PiecesRunOut::limited;
    CHECK(testing::us().rulings == withheld);
    CHECK(testing::shipped("us-dice").rulings == withheld);
    CHECK(testing::ru().rulings == withheld);
    CHECK(testing::shipped("fr").rulings == bank_only);
    CHECK(testing::shipped("it").rulings == unvisited);
    CHECK(testing::shipped("pl").rulings == by_rounds);
    CHECK(testing::shipped("football").rulings == scarce);
}

TEST_CASE("a working cites a ruling by its key") {
    CHECK(cite_ruling("rounding") == "ruling rounding");
}

namespace {

/// The keys that cannot matter, in their order.
std::vector<std::string> without_effect(const std::string& edition, std::optional<Goal> goal) {
    std::vector<std::string> keys;
    for (const RulingKey& key : ruling_keys())
        if (!ruling_matters(testing::shipped(edition), goal, key.name)) keys.emplace_back(key.name);
    return keys;
}

}  // namespace

TEST_CASE("the rulings without effect follow from the edition and the goal") {
    using Keys = std::vector<std::string>;
    const Keys not_timed{"walk_roller",      "time_called",    "closing",    "timed_trade",
                         "closing_own_turn", "jailed_in_walk", "equal_turns"};
    const auto with = [](Keys keys, const Keys& more) {
        keys.insert(keys.end(), more.begin(), more.end());
        std::ranges::sort(keys);
        keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
        return keys;
    };
    const auto found = [](const std::string& edition, std::optional<Goal> goal) {
        Keys keys = without_effect(edition, goal);
        std::ranges::sort(keys);
        return keys;
    };
    // House rules of boards with a space of rest.
    const Keys of_rest{"start_landing", "taxes_go_to"};
    // The ruling on who is shown a closing plan changes nothing that is counted.
    const Keys plain{"broken_monopoly_rate", "mortgage_sells", "price_war_bars", "bench_third_roll",
                     "bookmaker_seven",      "brand_rent",     "closing_plan",   "trade_breaking_monopoly",
                     "price_war_redeems",    "price_floor",    "freeing_double", "competitor_cash_tax",
                     "early_fine",           "start_landing",  "taxes_go_to"};
    // Their books answer (ru 11, 20, 22 and the timed game; pl 10, 20, 22, 24 and the timed game).
    const Keys answered{"competitor_utility_factor", "competitor_needs_city", "pieces_run_out", "closing",
                        "timed_trade"};
    const Keys ru = with(with(plain, answered), {"third_street"});
    const Keys pl = with(with(plain, answered), {"time_called", "equal_turns", "bankrupt_to_bank_mortgaged"});
    for (const auto& [edition, keys] : {std::pair{"us", ru}, {"ru", ru}, {"pl", pl}}) {
        CAPTURE(edition);
        CHECK(found(edition, Goal::timed) == with(keys, {"jailed_in_richest"}));
        CHECK(found(edition, Goal::b) == with(keys, not_timed));
        CHECK(found(edition, Goal::a) == with(with(keys, not_timed), {"jailed_in_richest", "ties"}));
        CHECK(found(edition, std::nullopt) == keys);
    }
    // Two dice stand for the cards.
    CHECK(found("us-dice", std::nullopt) == with(ru, {"deck_order"}));
    // Buildings stay, and a price war bars buying (fr 11 F, 14); a mortgage clears its own street (fr 11 B).
    CHECK(found("fr", std::nullopt) ==
          with({"mortgage_sells", "bench_third_roll", "bookmaker_seven", "brand_rent"},
               {"bankrupt_to_bank_mortgaged", "competitor_utility_factor", "competitor_needs_city", "third_street",
                "closing_plan", "price_floor", "timed_trade", "competitor_cash_tax", "freeing_double", "early_fine",
                "start_landing", "taxes_go_to"}));
    // Only this book has a whole city sold before a mortgage (it Ipoteche).
    CHECK(found("it", std::nullopt) ==
          with({"broken_monopoly_rate", "price_war_bars", "bench_third_roll", "bookmaker_seven", "brand_rent"},
               {"trade_breaking_monopoly", "bankrupt_to_bank_mortgaged", "third_street", "price_war_redeems",
                "closing_plan", "freeing_double", "start_landing", "taxes_go_to"}));
    // No roles, one goal, a city cleared before a trade, a network for all its steps, a box with a bottom (football 11,
    // 12, 14, 20).
    CHECK(found("football", Goal::a) ==
          with(not_timed,
               {"trade_breaking_monopoly", "jailed_in_richest", "ties", "competitor_utility_factor",
                "broken_monopoly_rate", "competitor_needs_city", "mortgage_sells", "price_war_bars", "closing_plan",
                "hotel_counts_as", "pieces_run_out", "bankrupt_to_bank_mortgaged", "third_street", "price_war_redeems",
                "rent_waiver", "price_floor", "competitor_cash_tax", "start_landing", "taxes_go_to"}));
    // No roles, worth in place of the walk, and the house rules.
    const Keys classic = found("classic", Goal::timed);
    for (const std::string& key : of_rest) CHECK(std::ranges::count(classic, key) == 0);
    for (const char* key : {"walk_roller", "jailed_in_walk", "competitor_utility_factor", "competitor_needs_city",
                            "price_war_bars", "pieces_run_out", "mortgage_sells", "bench_third_roll"})
        CHECK(std::ranges::count(classic, key) == 1);
}

TEST_CASE("who rolls for the utilities of the walk matters if there is a walk and a utility") {
    Edition edition = testing::us();
    CHECK(ruling_matters(edition, Goal::timed, "walk_roller"));
    CHECK_FALSE(ruling_matters(edition, Goal::a, "walk_roller"));
    for (BoardSpace& space : edition.board)
        if (space.kind == SpaceKind::utility) space.kind = SpaceKind::transport;
    CHECK_FALSE(ruling_matters(edition, Goal::timed, "walk_roller"));
}

TEST_CASE("a book's answer applies whatever a table has chosen") {
    const Edition football = testing::shipped("football");
    Rulings chosen = football.rulings;
    REQUIRE(set(chosen, "hotel_counts_as", "last_step"));
    REQUIRE(set(chosen, "rounding", "up"));
    const Rulings held = held_to_book(football, chosen);
    CHECK(held.hotel_counts_as == HotelCountsAs::all_steps);
    CHECK(held.rounding == Rounding::up);
    CHECK(cite_ruling_or_book(football, "hotel_counts_as") == "football 12");
    CHECK(cite_ruling_or_book(football, "rounding") == "ruling rounding");
}

TEST_CASE("the calculators ask for some of the rulings only") {
    CHECK(ruling_is_calculated("rounding"));
    CHECK(ruling_is_calculated("jailed_in_walk"));
    CHECK_FALSE(ruling_is_calculated("time_called"));
    CHECK_FALSE(ruling_is_calculated("deck_order"));
}
