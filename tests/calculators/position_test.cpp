#include "calculators/position.h"

#include "tests/calculators/shipped.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

Position position_of(std::vector<Estate> estates) {
    const char* names[] = {"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Gleb"};
    Position position;
    for (std::size_t index = 0; index < estates.size(); ++index)
        position.players.push_back({names[index], std::move(estates[index]), false});
    return position;
}

std::vector<std::string> paths(const Position& position) {
    std::vector<std::string> found;
    for (const PositionProblem& problem : validate(us(), us().rulings, position)) {
        CHECK(!problem.message.empty());
        found.push_back(problem.path);
    }
    return found;
}

using Paths = std::vector<std::string>;

Holding pledged_with(int space, int count) {
    return {.deed = {space}, .mortgaged = true, .houses = count, .hotels = 0};
}

}  // namespace

TEST_CASE("positions that can be") {
    CHECK(paths(position_of({monopolist({houses(34, 3), pledged(32), hotel(31)}, 846), competitor({open(12)}, 1200)}))
              .empty());
    CHECK_MESSAGE(paths(position_of({monopolist({})})).empty(), "one player is enough: the others are bankrupt");
    CHECK_MESSAGE(paths(position_of({monopolist({}), monopolist({}), monopolist({})})).empty(), "roles of one kind");
    CHECK(paths(position_of({competitor({houses(34, 4), hotel(1), pledged(5)})})).empty());
    Position dice = position_of({competitor({open(12)})});
    dice.dice = {{{12}, {3, 4}}, {{28}, {1, 1}}};
    CHECK(paths(dice).empty());
}

TEST_CASE("impossible holdings of deeds") {
    CHECK(paths(position_of({monopolist({open(34)}), competitor({open(1), open(34)})})) ==
          Paths{"players[1].deeds[1].deed"});
    CHECK(paths(position_of({monopolist({open(34), open(34)})})) == Paths{"players[0].deeds[1].deed"});
    CHECK(paths(position_of({monopolist({open(0)})})) == Paths{"players[0].deeds[0].deed"});
    CHECK(paths(position_of({monopolist({open(1), open(40)})})) == Paths{"players[0].deeds[1].deed"});
    CHECK(paths(position_of({monopolist({open(-1)})})) == Paths{"players[0].deeds[0].deed"});
}

TEST_CASE("impossible buildings on one street (ru 10, 11, 12)") {
    const struct {
        const char* says;
        Estate estate;
        const char* path;
    } cases[] = {
        {"on a mortgaged street", competitor({open(1), open(3), pledged_with(24, 2)}), "players[0].deeds[2].houses"},
        {"on a transport", competitor({houses(5, 1)}), "players[0].deeds[0].houses"},
        {"on a utility", competitor({hotel(12)}), "players[0].deeds[0].hotel"},
        {"a competitor's fifth house", competitor({houses(24, 5)}), "players[0].deeds[0].houses"},
        {"a monopolist's fourth house", monopolist({open(21), houses(24, 4)}), "players[0].deeds[1].houses"},
        {"houses beside a hotel", competitor({houses_and_hotel(24, 2)}), "players[0].deeds[0].houses"},
        {"fewer than no houses", competitor({houses(24, -1)}), "players[0].deeds[0].houses"},
        {"a monopolist's house without the city", monopolist({houses(24, 1)}), "players[0].deeds[0].houses"},
        {"a monopolist's hotel without the city", monopolist({hotel(24), pledged(21)}), "players[0].deeds[0].hotel"},
    };
    for (const auto& one : cases) {
        CAPTURE(one.says);
        CHECK(paths(position_of({one.estate})) == Paths{one.path});
    }
}

TEST_CASE("if a monopolist may build without a city, a position may show it too") {
    Edition edition = us();
    edition.profile.building_needs_monopoly.monopolist.value = false;
    CHECK(validate(edition, edition.rulings, position_of({monopolist({houses(24, 1)})})).empty());
}

TEST_CASE("impossible buildings together by football 8, 11, 12") {
    const Edition& book = shipped("football");
    const auto paths_here = [&](std::vector<Estate> estates, const Rulings& rulings) {
        for (Estate& estate : estates) estate.role = Role::player;
        Paths found;
        for (const PositionProblem& problem : validate(book, rulings, position_of(std::move(estates))))
            found.push_back(problem.path);
        return found;
    };
    const auto built = [](std::vector<int> streets, int count) {
        std::vector<Holding> deeds;
        for (const int street : streets) deeds.push_back(houses(street, count));
        return deeds;
    };
    const auto networks = [](std::vector<int> streets) {
        std::vector<Holding> deeds;
        for (const int street : streets) deeds.push_back(hotel(street));
        return deeds;
    };
    CHECK(paths_here({competitor({houses(1, 1), open(3)})}, book.rulings).empty());
    CHECK_MESSAGE(paths_here({competitor({houses(1, 1), pledged(3)})}, book.rulings).empty(), "football 13");
    CHECK(paths_here({competitor({houses(1, 1)})}, book.rulings) == Paths{"players[0].deeds[0].houses"});
    CHECK(paths_here({competitor({hotel(1)}), competitor({open(3)})}, book.rulings) ==
          Paths{"players[0].deeds[0].hotel"});
    CHECK_MESSAGE(paths_here({competitor({houses(1, 4), open(3)})}, book.rulings).empty(),
                  "a network of @3 was sold outright");

    const std::vector<Holding> eight_streets = built({1, 3, 6, 8, 9, 11, 13, 14}, 4);
    CHECK(paths_here({competitor(eight_streets)}, book.rulings).empty());
    const std::vector<Estate> too_many{competitor(eight_streets), competitor({houses(37, 1), open(39)})};
    CHECK(paths_here(too_many, book.rulings) == Paths{"players[1].deeds[0].houses"});
    Rulings substitutes = book.rulings;
    substitutes.pieces_run_out = PiecesRunOut::substitutes;
    CHECK(paths_here(too_many, substitutes).empty());
    CHECK(paths_here({competitor(networks({1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19})), competitor(networks({37, 39}))},
                     book.rulings) == Paths{"players[1].deeds[1].hotel"});
}

TEST_CASE("buildings that outlive a monopoly need its streets in one hand if none is traded first (fr 11)") {
    const Edition& book = shipped("fr");
    const Position alone = position_of({monopolist({houses(24, 1)})});
    CHECK_MESSAGE(validate(book, book.rulings, alone).empty(), "the other street was traded, as a mortgage");
    Rulings sold_first = book.rulings;
    sold_first.trade_breaking_monopoly = TradeBreakingMonopoly::sell_first;
    CHECK(validate(book, sold_first, alone).size() == 1);
    CHECK(validate(book, sold_first, position_of({monopolist({pledged(21), houses(24, 1)})})).empty());
}

TEST_CASE("players that cannot sit so") {
    CHECK(paths({}) == Paths{"players"});
    CHECK(paths(position_of(std::vector<Estate>(7, competitor({})))) == Paths{"players"});
    CHECK(paths(position_of({competitor({}, -1)})) == Paths{"players[0].cash"});
    Position position = position_of({competitor({}), competitor({}), competitor({})});
    position.players[2].name = "ANNA";
    CHECK(paths(position) == Paths{"players[2].name"});
    position.players[2].name = "";
    CHECK(paths(position) == Paths{"players[2].name"});
}

TEST_CASE("impossible holdings of cards") {
    const Edition& book = shipped("football");
    const auto paths_with = [&](const std::vector<PositionCard>& cards) {
        Position position = position_of({competitor({}), competitor({})});
        for (PositionPlayer& player : position.players) player.estate.role = Role::player;
        position.players[1].cards = cards;
        Paths found;
        for (const PositionProblem& problem : validate(book, book.rulings, position)) found.push_back(problem.path);
        return found;
    };
    const int cards = book.hand_cards();
    CHECK(paths_with({{0}, {cards - 1}}).empty());
    CHECK(paths_with({{0}, {cards}}) == Paths{"players[1].cards[1]"});
    CHECK(paths_with({{-1}}) == Paths{"players[1].cards[0]"});
}

TEST_CASE("dice that cannot be thrown so") {
    Position position = position_of({competitor({open(12)})});
    position.dice = {{{5}, {3, 4}}, {{12}, {0, 7}}, {{99}, {1, 1}}};
    CHECK(paths(position) == Paths{"dice.@5", "dice.@12", "dice.@99"});
}

TEST_CASE("everything wrong with a position is reported at once") {
    Position position = position_of({monopolist({houses(24, 9), open(0)}, -5), competitor({open(24)})});
    CHECK(paths(position) == Paths{"players[0].cash", "players[0].deeds[0].houses", "players[0].deeds[1].deed",
                                   "players[1].deeds[0].deed"});
}
