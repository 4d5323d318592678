// How players are distinguished on every screen: a shade for each of a role, a letter if all begin differently.

#include "app/present/words/player_mark.h"

#include <doctest/doctest.h>

namespace tablebank {
namespace {

std::vector<std::string> letters_of(const std::vector<PlayerSetup>& players) {
    std::vector<std::string> letters;
    for (const PlayerMark& mark : player_marks(players)) letters.push_back(mark.letter);
    return letters;
}

using Letters = std::vector<std::string>;

TEST_CASE("seats count from one, and shades from none within each role") {
    const auto marks = player_marks({{"Anna", Role::monopolist},
                                     {"Boris", Role::competitor},
                                     {"Clara", Role::monopolist},
                                     {"Dmitri", Role::competitor},
                                     {"Elena", Role::monopolist}});
    std::vector<int> seats;
    std::vector<int> shades;
    for (const PlayerMark& mark : marks) {
        seats.push_back(mark.seat);
        shades.push_back(mark.shade);
    }
    CHECK(seats == std::vector{1, 2, 3, 4, 5});
    CHECK(shades == std::vector{0, 0, 1, 1, 2});
    CHECK(marks[1].role == Role::competitor);
}

TEST_CASE("a mark has the first letter, whole in every script") {
    CHECK(letters_of({{"Anna", Role::player}, {"Борис", Role::player}, {"Élise", Role::player}}) ==
          Letters{"A", "Б", "É"});
}

TEST_CASE("if two begin alike, in any case, a letter that only one of them has distinguishes them") {
    CHECK(letters_of({{"Anna", Role::player}, {"andrei", Role::player}, {"Clara", Role::player}}) ==
          Letters{"An", "ad", "C"});
    CHECK(letters_of({{"Max", Role::player}, {"Maria", Role::player}, {"Tom", Role::player}}) ==
          Letters{"Mx", "Mr", "T"});
    CHECK(letters_of({{"Ann", Role::player}, {"Anna", Role::player}, {"Anne", Role::player}}) ==
          Letters{"A", "Aa", "Ae"});
    CHECK(letters_of({{"Jean-Luc", Role::player}, {"Jean Paul", Role::player}}) == Letters{"JL", "JP"});
}

TEST_CASE("a player whom no letter distinguishes has the seat") {
    CHECK(letters_of({{"Anna 1", Role::player}, {"Anna 2", Role::player}}) == Letters{"A1", "A2"});
    CHECK(letters_of({{"Anna", Role::player}, {"Anna-", Role::player}}) == Letters{"1", "2"});
}

}  // namespace
}  // namespace tablebank
