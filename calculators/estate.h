#pragma once
// The estate of one player: everything that a calculator needs to know about a player. Built from a game, a position
// file or a test.

#include <string>
#include <vector>

#include "calculators/money.h"
#include "calculators/table.h"

namespace tablebank {

struct Edition;
struct Deed;
struct Rulings;
enum class SpaceKind;

/// A deed in a player's hand or on their pledge pile, with its buildings.
struct Holding {
    Space deed;
    bool mortgaged = false;
    int houses = 0;  ///< 0 if there is a hotel
    int hotels = 0;  ///< more than one only in boxes with steps after the first hotel
    /// Joined an existing monopoly; such a street may not be built on, and the monopoly does not rest on it (pl 10, 12,
    /// ruling third_street).
    bool third = false;
    [[nodiscard]] bool built() const { return houses > 0 || hotels > 0; }
    friend bool operator==(const Holding&, const Holding&) = default;
};

struct Estate {
    Role role = Role::monopolist;
    Money cash;
    bool jailed = false;         ///< in jail, or in the price war
    std::vector<Holding> deeds;  ///< in board order, each deed once

    [[nodiscard]] const Holding* find(Space deed) const;  ///< nullptr if the player does not hold it
    [[nodiscard]] Holding* find(Space deed);
};

/// The building steps of a holding: its houses; or, with hotels, all houses of the role's column and those. Pieces
/// without a figure in the column do not count: only a forged game has them.
[[nodiscard]] int steps_on(const Deed& deed, Role role, const Holding& holding);
/// The maximum of steps of a street for this role: the houses before a hotel, and its hotels.
[[nodiscard]] int most_steps(const Deed& deed, Role role);
/// Sets houses and hotels to a number of steps.
void set_steps(const Deed& deed, Role role, Holding& holding, int steps);

/// Whether this player has monopolised the city: not a competitor, and enough unmortgaged streets of it (ru 10, 12;
/// football 7: all of them). Requires a city of the edition, like the other functions.
[[nodiscard]] bool monopolises(const Edition& edition, const Estate& estate, int city);
/// Unmortgaged streets of a city that are needed for a monopoly.
[[nodiscard]] int streets_for_monopoly(const Edition& edition, int city);
[[nodiscard]] bool is_street_of(const Edition& edition, int city, Space deed);
/// Unmortgaged streets of the city in this estate that its monopoly may rest on.
[[nodiscard]] int open_streets(const Edition& edition, const Estate& estate, int city);
/// Streets of the city in this estate, mortgaged or not.
[[nodiscard]] int streets_held(const Edition& edition, const Estate& estate, int city);
/// Whether anything is built on this player's streets of the city.
[[nodiscard]] bool built_in_city(const Edition& edition, const Estate& estate, int city);
/// Streets of the city in this estate with buildings.
[[nodiscard]] int built_streets(const Edition& edition, const Estate& estate, int city);
/// Companies of a kind in this estate; mortgaged ones count by the ruling `mortgaged_companies_count`.
[[nodiscard]] int companies_owned(const Edition& edition, const Rulings& rulings, const Estate& estate, SpaceKind kind);

}  // namespace tablebank
