#pragma once
// The players at the tables of tests, by seat and side; a test names anything else itself.

#include <vector>

#include "ledger/books/setup.h"

namespace tablebank::testing {

inline const std::vector<PlayerSetup> pair{{"Anna", Role::monopolist}, {"Boris", Role::competitor}};
/// The competitor sits between two monopolists, or after them.
inline const std::vector<PlayerSetup> competitor_boris{
    {"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}};
inline const std::vector<PlayerSetup> competitor_clara{
    {"Anna", Role::monopolist}, {"Boris", Role::monopolist}, {"Clara", Role::competitor}};
inline const std::vector<PlayerSetup> three_without_sides{
    {"Anna", Role::player}, {"Boris", Role::player}, {"Clara", Role::player}};

}  // namespace tablebank::testing
