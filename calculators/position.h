#pragma once
// A whole table at one moment, without a game: the players with their estates. What a judge can type in, what the
// settlement works on, what `show players --json` prints.

#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/worth.h"

namespace tablebank {

struct PositionPlayer {
    std::string name;
    Estate estate;
    bool bankrupt = false;
};

struct Position {
    std::vector<PositionPlayer> players;  ///< in seat order
    UtilityDice dice;
};

/// One reason why a position cannot be. `path` is the JSON path of the offending value: "players[0].deeds[2].houses".
struct PositionProblem {
    std::string path;
    std::string message;
};

/// Two owners, buildings on a mortgaged street or on a company, a monopolist's buildings in a city not monopolised
/// where the edition has them sold, more houses than a street takes, negative cash, alike names. Empty for a possible
/// position.
[[nodiscard]] std::vector<PositionProblem> validate(const Edition& edition, const Position& position);

}  // namespace tablebank
