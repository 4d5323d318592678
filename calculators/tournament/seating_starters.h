#pragma once
// Starters: one or a few rounds of a design, from which all others follow by adding 1 to every number. Internal header.

#include <span>

namespace tablebank {

/// Players 0 .. modulus * orbits - 1 form orbits of `modulus` each; adding 1 rotates within an orbit. Players from
/// there on do not change. Each starter round gives `modulus` rounds, each transversal, which names one player of every
/// orbit, gives one more.
struct SeatingStarter {
    int tables = 0;
    int seats = 0;
    int modulus = 0;
    int orbits = 0;
    std::span<const int> rounds;  ///< one after another, table by table
    std::span<const int> transversals{};
    std::span<const int> turns{};
};

[[nodiscard]] std::span<const SeatingStarter> seating_starters();

}  // namespace tablebank
