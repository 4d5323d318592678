#include "ledger/books/game.h"

#include <stdexcept>

#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;

constexpr FactKey of(FactName name, int index) {
    return {name, index, 0};
}

void give(Game& game, Space space, Account to) {
    game.book.move(deed(space, game.book.holder(Asset::deed(space)), to));
}

}  // namespace

TEST_CASE("a new game is a full bank, in play, with the rulings agreed") {
    const Game game{agreed()};
    CHECK(game.last == 0);
    CHECK(game.phase() == Phase::play);
    CHECK(game.rulings() == game.setup->rulings);
    CHECK(game.facts.all().empty());
    CHECK(game.in_bank().houses == 35);
    CHECK(game.in_bank().hotels == 15);
    CHECK(game.players() == std::vector{anna, boris, clara, dmitri});
    CHECK_FALSE(game.space_of(anna));
    CHECK_FALSE(game.time_called());
    CHECK(game.winners().empty());
}

TEST_CASE("a ruling changed by an entry applies instead of the one agreed") {
    Game game{agreed()};
    const auto key = parse_fact_key("ruling:several_creditors");
    REQUIRE(key);
    game.facts.set(*key, "seat_order");
    CHECK(game.rulings().several_creditors == SeveralCreditors::seat_order);

    Rulings expected = game.setup->rulings;
    expected.several_creditors = SeveralCreditors::seat_order;
    CHECK(game.rulings() == expected);

    game.facts.set(*key, "perhaps");
    CHECK_THROWS_AS(static_cast<void>(game.rulings()), std::invalid_argument);
}

TEST_CASE("no ruling overrides the book") {
    Game game{agreed()};
    const auto key = parse_fact_key("ruling:pieces_run_out");
    REQUIRE(key);
    game.facts.set(*key, "limited");
    CHECK(game.rulings().pieces_run_out == PiecesRunOut::substitutes);  // us 22
}

TEST_CASE("every phase reads back from its fact") {
    Game game{agreed()};
    for (const Phase phase :
         {Phase::play, Phase::side_gone, Phase::closing, Phase::kept, Phase::walked, Phase::finished}) {
        game.facts.set({FactName::phase}, std::string{to_string(phase)});
        CHECK(game.phase() == phase);
    }
    CHECK_FALSE(parse_phase("lunch"));
}

TEST_CASE("a player who has left is skipped in the order of play") {
    Game game{agreed()};
    CHECK(game.after(anna) == boris);
    CHECK(game.after(dmitri) == anna);
    game.facts.set(of(FactName::out, 2), "1");
    CHECK(game.is_out(boris));
    CHECK(game.players() == std::vector{anna, clara, dmitri});
    CHECK(game.after(anna) == clara);
    CHECK(game.after(boris) == clara);
    game.facts.set(of(FactName::out, 1), "2");
    game.facts.set(of(FactName::out, 3), "3");
    CHECK(game.after(dmitri) == dmitri);
}

TEST_CASE("the turn, its rolls and the winners are read from their facts") {
    Game game{agreed()};
    game.facts.set({FactName::turn}, "3");
    game.facts.set({FactName::round}, "12");
    game.facts.set({FactName::rolls_left}, "1");
    game.facts.set({FactName::rolls_made}, "2");
    game.facts.set({FactName::time_called}, "yes");
    game.facts.set(of(FactName::jail_tries, 3), "1");
    game.facts.set({FactName::winner}, "1,3");
    CHECK(game.turn() == clara);
    CHECK(game.round() == 12);
    CHECK(game.rolls_left() == 1);
    CHECK(game.rolls_made() == 2);
    CHECK(game.time_called());
    CHECK(game.jail_tries(clara) == 1);
    CHECK(game.jail_tries(anna) == 0);
    CHECK(game.winners() == std::vector{anna, clara});
}

TEST_CASE("a deed in the hand or on the pledge pile belongs to its player; one in the bank to no one") {
    Game game{agreed()};
    CHECK_FALSE(game.owner_of(nob_hill));
    give(game, nob_hill, Account::player(anna));
    CHECK(game.owner_of(nob_hill) == anna);
    CHECK_FALSE(game.is_mortgaged(nob_hill));
    give(game, nob_hill, Account::pledge(boris));
    CHECK(game.owner_of(nob_hill) == boris);
    CHECK(game.is_mortgaged(nob_hill));
    give(game, nob_hill, Account::withheld());
    CHECK_FALSE(game.owner_of(nob_hill));
    CHECK(game.is_mortgaged(nob_hill));
    CHECK_FALSE(game.owner_of(Space{0}));
}

TEST_CASE("a token is on its space, in jail, or off the board") {
    Game game{agreed()};
    const Asset token = Asset::token(anna);
    game.book.move({token, Account::bank(), Account::space(Space{10}), 1});
    CHECK(game.space_of(anna) == Space{10});
    CHECK_FALSE(game.is_jailed(anna));
    game.book.move({token, Account::space(Space{10}), Account::jail(), 1});
    CHECK(game.space_of(anna) == Space{10});
    CHECK(game.is_jailed(anna));
    game.book.move({token, Account::jail(), Account::gone(), 1});
    CHECK_FALSE(game.space_of(anna));
    CHECK_FALSE(game.is_jailed(anna));
}

TEST_CASE("an estate is what a player holds, in board order, with the buildings") {
    Game game{agreed()};
    game.book.move(cash(Account::bank(), Account::player(anna), 846));
    give(game, nob_hill, Account::player(anna));
    give(game, union_square, Account::pledge(anna));
    give(game, wharf, Account::player(anna));
    give(game, electric, Account::player(boris));
    game.book.move(houses(Account::bank(), Account::street(nob_hill), 3));
    game.book.move(hotel(Account::bank(), Account::street(wharf)));
    game.book.move({Asset::token(anna), Account::bank(), Account::jail(), 1});

    const Estate estate = game.estate(anna);
    CHECK(estate.role == Role::monopolist);
    CHECK(estate.cash == Money{846});
    CHECK(estate.jailed);
    REQUIRE(estate.deeds.size() == 3);
    CHECK(estate.deeds[0].deed == wharf);
    CHECK(estate.deeds[0].hotels == 1);
    CHECK(estate.deeds[0].houses == 0);
    CHECK(estate.deeds[1].deed == union_square);
    CHECK(estate.deeds[1].mortgaged);
    CHECK_FALSE(estate.deeds[1].built());
    CHECK(estate.deeds[2].deed == nob_hill);
    CHECK(estate.deeds[2].houses == 3);
    CHECK(estate.deeds[2].hotels == 0);
    CHECK(game.on_street(nob_hill).houses == 3);
    CHECK(game.on_street(Space{0}).houses == 0);

    CHECK(game.estate(boris).deeds.size() == 1);
    CHECK(game.estate(clara).deeds.empty());
}

TEST_CASE("a position has all seats, who has left, and the dice of the walk") {
    Game game{agreed()};
    game.facts.set(of(FactName::out, 2), "1");
    game.facts.set(of(FactName::walk_dice, 12), "3 4");
    const Position position = game.position();
    REQUIRE(position.players.size() == 4);
    CHECK(position.players[0].name == "Anna");
    CHECK_FALSE(position.players[0].bankrupt);
    CHECK(position.players[1].bankrupt);
    REQUIRE(position.dice.size() == 1);
    CHECK(position.dice.at(electric) == Dice{3, 4});
    CHECK(validate(game.edition(), game.rulings(), position).empty());
}

TEST_CASE("the clock runs from its start, with the time run before and the minutes granted") {
    Game game{agreed()};
    ClockReading reading = read_clock(game, 1'000'000);
    CHECK_FALSE(reading.running);
    CHECK(reading.used_ms == 0);
    CHECK(reading.limit_ms == 120 * 60'000);
    CHECK(reading.left_ms() == 120 * 60'000);

    game.facts.set({FactName::clock_since}, "1000000");
    game.facts.set({FactName::clock_used}, "5000");
    game.facts.set({FactName::clock_extra}, "10");
    reading = read_clock(game, 1'060'000);
    CHECK(reading.running);
    CHECK(reading.used_ms == 65'000);
    CHECK(reading.limit_ms == 130 * 60'000);

    CHECK(read_clock(game, 0).used_ms == 5000);
    CHECK(read_clock(game, 1'000'000'000'000).left_ms() == 0);

    game.facts.set({FactName::clock_since}, "");
    reading = read_clock(game, 9'000'000);
    CHECK_FALSE(reading.running);
    CHECK(reading.used_ms == 5000);
}

TEST_CASE("a game without a clock has no limit") {
    Setup setup = two_hours();
    setup.goal = Goal::a;
    setup.minutes = 0;
    CHECK(read_clock(Game{agreed(setup)}, 0).limit_ms == 0);
}

}  // namespace tablebank
