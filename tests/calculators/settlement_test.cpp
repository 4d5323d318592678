#include "calculators/settlement.h"

#include <utility>

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

/// The position of the manual.
Position example() {
    return {.players = {{"Anna", monopolist({houses(34, 3), pledged(32), hotel(31)}, 846), false},
                        {"Boris", competitor({open(12)}, 1200), false}},
            .dice = {{{12}, {3, 4}}}};
}

struct Row {
    int player;
    const char* total;
    int place;
};

void check_places(const Settlement& settlement, const std::vector<Row>& expected, const std::vector<int>& winners) {
    REQUIRE(settlement.standings.size() == expected.size());
    for (std::size_t index = 0; index < expected.size(); ++index) {
        CHECK(settlement.standings[index].player == expected[index].player);
        CHECK(settlement.standings[index].total.to_string() == expected[index].total);
        CHECK(settlement.standings[index].place == expected[index].place);
    }
    CHECK(settlement.winners == winners);
}

Settlement settled(const Position& position, const Rulings& rulings = {}) {
    const auto result = settle(us(), rulings, position);
    return answer(result);
}

}  // namespace

TEST_CASE("the example of the manual: 573.2 and 148") {
    const Settlement settlement = settled(example());
    check_places(settlement, {{0, "573.2", 1}, {1, "148", 2}}, {0});
    const Standing& anna = settlement.standings[0];
    CHECK(anna.cash == Money{846});
    CHECK(anna.kept.to_string() == "169.2");
    REQUIRE(anna.walk.size() == 2);
    CHECK(anna.walk[0].deed == Space{31});
    CHECK(anna.walk[0].quote.amount == Money{220});
    CHECK(anna.walk[1].deed == Space{34});
    CHECK(anna.walk[1].quote.amount == Money{184});
    CHECK(anna.walk_sum == Money{404});
    CHECK(lines(anna.workings) == Lines{{Step::cash_kept, "169.2", "us timed 2"},
                                        {Step::walk_income, "220", "us timed 3"},
                                        {Step::walk_income, "184", "us timed 3"},
                                        {Step::total, "573.2", "us timed 3"}});
    CHECK(settlement.standings[1].kept.to_string() == "120");
    CHECK(settlement.standings[1].walk_sum == Money{28});
}

TEST_CASE("a competitor keeps 10 % of their cash, a monopolist 20 %, and nothing is rounded (two-hour rules)") {
    const struct {
        Estate estate;
        const char* kept;
        int percent;
    } cases[] = {
        {competitor({}, 1347), "134.7", 10}, {monopolist({}, 1347), "269.4", 20}, {competitor({}, 0), "0", 10}};
    for (const auto& one : cases) {
        const KeptCash kept = quote_kept_cash(us(), one.estate);
        CHECK(kept.kept.to_string() == one.kept);
        CHECK(lines(kept.workings) == Lines{{Step::cash_kept, one.kept, "us timed 2"}});
        CHECK(kept.workings.front().percent == one.percent);
        CHECK(kept.workings.front().base == one.estate.cash);
    }
}

TEST_CASE("the walk pays a jailed monopolist nothing, or all, as the table has ruled; a competitor always") {
    Position position = example();
    for (PositionPlayer& player : position.players) player.estate.jailed = true;
    Rulings rulings;
    const Settlement nothing = settled(position, rulings);
    check_places(nothing, {{0, "169.2", 1}, {1, "148", 2}}, {0});
    CHECK(nothing.standings[0].walk.empty());
    CHECK(lines(nothing.standings[0].workings) == Lines{{Step::cash_kept, "169.2", "us timed 2"},
                                                        {Step::jailed_earns_nothing, "0", "ruling jailed_in_walk"},
                                                        {Step::jailed_earns_nothing, "0", "ruling jailed_in_walk"},
                                                        {Step::total, "169.2", "us timed 3"}});
    rulings.jailed_in_walk = Collects::collects;
    const Settlement collects = settled(position, rulings);
    check_places(collects, {{0, "573.2", 1}, {1, "148", 2}}, {0});
    CHECK(lines(collects.standings[0].workings)[1] == Line{Step::walk_income, "220", "ruling jailed_in_walk"});
}

TEST_CASE("a utility in the walk needs its dice: the refusal names its space and its owner") {
    Position position = example();
    position.dice.clear();
    const auto result = settle(us(), {}, position);
    CHECK(refusal(result).code == RefusalCode::dice_missing);
    CHECK(refusal(result).space == Space{12});
    CHECK(refusal(result).owner == 2);
}

TEST_CASE("a bankrupt player has no place and is in no sum") {
    Position position = example();
    position.players.insert(position.players.begin(), {"Clara", competitor({}, 0), true});
    check_places(settled(position), {{1, "573.2", 1}, {2, "148", 2}}, {1});
    CHECK(settled({}).standings.empty());
}

TEST_CASE("equal totals share a place, and the next place is left out") {
    const Position position{.players = {{"Anna", competitor({}, 100), false},
                                        {"Boris", competitor({}, 300), false},
                                        {"Clara", monopolist({}, 150), false},
                                        {"Dmitri", competitor({}, 200), false}},
                            .dice = {}};
    check_places(settled(position), {{1, "30", 1}, {2, "30", 1}, {3, "20", 3}, {0, "10", 4}}, {1, 2});
}

TEST_CASE("equal totals are separated by the cash kept or by the deeds, if the table has ruled so") {
    // 40 kept and 6 walked against 36 kept and 10 walked; Boris holds a mortgaged deed in addition.
    Position tied{.players = {{"Anna", competitor({open(1)}, 400), false},
                              {"Boris", monopolist({open(6), pledged(39)}, 180), false}},
                  .dice = {}};
    check_places(settled(tied), {{0, "46", 1}, {1, "46", 1}}, {0, 1});
    Rulings rulings;
    rulings.ties = Ties::more_cash_kept;
    check_places(settled(tied, rulings), {{0, "46", 1}, {1, "46", 2}}, {0});
    rulings.ties = Ties::more_deeds;
    check_places(settled(tied, rulings), {{1, "46", 1}, {0, "46", 2}}, {1});
    tied.players[0].estate.deeds.push_back(pledged(37));
    check_places(settled(tied, rulings), {{0, "46", 1}, {1, "46", 1}}, {0, 1});
}

TEST_CASE("places from scores that are known already, in any order") {
    std::vector<Score> scores{{.player = 3, .kept = Share{1, 2}, .deeds = 1, .total = Share{21, 2}},
                              {.player = 2, .kept = Share{3, 2}, .deeds = 0, .total = Share{21, 2}},
                              {.player = 0, .kept = Share{}, .deeds = 9, .total = Share{105, 10}},
                              {.player = 1, .kept = Share{}, .deeds = 0, .total = Share{106, 10}}};
    const auto placed = [&](Ties ties) {
        Rulings rulings;
        rulings.ties = ties;
        place(rulings, scores);
        std::vector<std::pair<int, int>> places;
        for (const Score& score : scores) places.emplace_back(score.player, score.place);
        return places;
    };
    using Places = std::vector<std::pair<int, int>>;
    CHECK(placed(Ties::shared) == Places{{1, 1}, {0, 2}, {2, 2}, {3, 2}});
    CHECK(placed(Ties::more_cash_kept) == Places{{1, 1}, {2, 2}, {3, 3}, {0, 4}});
    CHECK(placed(Ties::more_deeds) == Places{{1, 1}, {0, 2}, {3, 3}, {2, 4}});
}
