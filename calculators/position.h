#pragma once
// A whole table at one moment, without a game: the players with their estates. What a judge can type in, what the
// settlement works on, what `show players --json` prints.

#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/worth.h"

namespace tablebank {

/// A card in a player's hand (Edition::hand_cards).
struct PositionCard {
    int card = 0;
    std::string played{};  ///< a hidden card: the name it was played under; empty while nobody else has seen it
    std::string does{};    ///< a kept card: what playing it does, where its deck does not say
    friend bool operator==(const PositionCard&, const PositionCard&) = default;
};

struct PositionPlayer {
    std::string name;
    Estate estate;
    bool bankrupt = false;
    std::vector<PositionCard> cards{};  ///< by rising number
    int tries = 0;  ///< of one in jail: his rolls for a double in this stay; all used up: the fine is due
};

struct Position {
    std::vector<PositionPlayer> players;  ///< in seat order
    UtilityDice dice;
};

/// A name by which players are told apart: Latin letters in lower case. Those of other scripts are folded by who reads
/// them.
[[nodiscard]] std::string without_case(std::string name);

/// One reason why a position cannot be. `path` is the JSON path of the offending value: "players[0].deeds[2].houses".
struct PositionProblem {
    std::string path;
    std::string message;
};

/// Two owners, buildings on a mortgaged street or on a company, a monopolist's buildings in a city not monopolised
/// where the edition has them sold, buildings in a colour that is not in one hand where none of it is traded while it
/// is built (football 12), more houses than a street takes, more pieces than a box that runs out holds (football 11),
/// negative cash, tries for a double out of jail or more of them than the book has, alike names, a card in two hands or
/// played under a name that no card has. Empty for a possible position. Streets built unevenly are possible even where
/// building is even: a network sold outright leaves its street empty (football 12).
[[nodiscard]] std::vector<PositionProblem> validate(const Edition& edition, const Rulings& rulings,
                                                    const Position& position);

}  // namespace tablebank
