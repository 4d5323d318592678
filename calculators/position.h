#pragma once
// A whole table at one moment, without a game: the players with their estates. A judge can type one in, the settlement
// works on it, and `show players --json` prints it.

#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/total_worth.h"

namespace tablebank {

/// A card in a player's hand (Edition::hand_cards).
struct PositionCard {
    int card = 0;
    std::string played{};  ///< a hidden card: the name it was played under; empty while no other player has seen it
    std::string does{};    ///< a kept card: the effect of playing it, if its deck does not give it
    friend bool operator==(const PositionCard&, const PositionCard&) = default;
};

struct PositionPlayer {
    std::string name;
    Estate estate;
    bool bankrupt = false;
    std::vector<PositionCard> cards{};  ///< in ascending order of number
    int tries = 0;  ///< for a jailed player: rolls for a double during this stay; if all are used, the fine is due
};

struct Position {
    std::vector<PositionPlayer> players;  ///< in seat order
    UtilityDice dice;
};

/// The form in which names of players are compared: Latin letters in lower case. The caller folds other scripts.
[[nodiscard]] std::string without_case(std::string name);

/// A reason why a position is impossible. `path` is the JSON path of the offending value: "players[0].deeds[2].houses".
struct PositionProblem {
    std::string path;
    std::string message;
};

/// Checks for: two owners; buildings on a mortgaged street or on a company; a monopolist's buildings in a city not
/// monopolised, if the edition has them sold; buildings in a colour that is not in one hand, if streets of it may not
/// be traded while it is built (football 12); more houses than a street may have; more pieces than a limited box has
/// (football 11); negative cash; tries for a double outside jail, or more of them than the book has; similar names; a
/// card in two hands, or played under a name that no card has. Empty for a possible position. Unevenly built streets
/// are possible even with even building: a network sold outright leaves its street empty (football 12).
[[nodiscard]] std::vector<PositionProblem> validate(const Edition& edition, const Rulings& rulings,
                                                    const Position& position);

}  // namespace tablebank
