#pragma once
// What one player holds: the only thing a calculator needs to know of a player. Built from a game, a position file or a
// test.

#include <string>
#include <vector>

#include "calculators/money.h"
#include "calculators/table.h"

namespace tablebank {

struct Edition;
struct Deed;
struct Rulings;
enum class SpaceKind;

/// A deed in a player's hand or on his pledge pile, with what stands on it.
struct Holding {
    Space deed;
    bool mortgaged = false;
    int houses = 0;  ///< 0 where a hotel stands
    bool hotel = false;
    /// Came to a monopoly already made, where such a street carries nothing and the monopoly does not rest on it (pl
    /// 10, 12, ruling third_street).
    bool third = false;
    [[nodiscard]] bool built() const { return houses > 0 || hotel; }
    friend bool operator==(const Holding&, const Holding&) = default;
};

struct Estate {
    Role role = Role::monopolist;
    Money cash;
    bool jailed = false;         ///< in jail, or in the price war
    std::vector<Holding> deeds;  ///< in board order, each deed once

    [[nodiscard]] const Holding* find(Space deed) const;  ///< nullptr where the player does not hold it
    [[nodiscard]] Holding* find(Space deed);
};

/// How many steps of building stand on a holding: its houses, or all steps of the role's column for a hotel. Houses for
/// which the column has no figure are none: only a forged game has them.
[[nodiscard]] int steps_on(const Deed& deed, Role role, const Holding& holding);
/// Steps a street takes in this role: the houses before a hotel, and the hotel.
[[nodiscard]] int most_steps(const Deed& deed, Role role);
/// What `steps` steps stand for, as houses and hotel.
void set_steps(const Deed& deed, Role role, Holding& holding, int steps);

/// Whether this player has monopolised the city: no competitor, and enough unmortgaged streets of it (ru 10, 12;
/// football 7: all of them). Requires a city of the edition, as do the others.
[[nodiscard]] bool monopolises(const Edition& edition, const Estate& estate, int city);
/// Unmortgaged streets of one city that a monopoly takes.
[[nodiscard]] int streets_for_monopoly(const Edition& edition, int city);
[[nodiscard]] bool is_street_of(const Edition& edition, int city, Space deed);
/// Unmortgaged streets of the city in this estate that its monopoly may rest on.
[[nodiscard]] int open_streets(const Edition& edition, const Estate& estate, int city);
/// Whether anything is built in the city on this player's streets.
[[nodiscard]] bool built_in_city(const Edition& edition, const Estate& estate, int city);
/// Streets of the city in this estate that are built on.
[[nodiscard]] int built_streets(const Edition& edition, const Estate& estate, int city);
/// Companies of a kind owned; mortgaged ones count as the ruling `mortgaged_companies_count` says.
[[nodiscard]] int companies_owned(const Edition& edition, const Rulings& rulings, const Estate& estate, SpaceKind kind);

}  // namespace tablebank
