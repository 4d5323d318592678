#pragma once
// The mark of a player on every screen: a shape for the role, a shade for the player, a letter or a number.

#include <string>
#include <vector>

#include "calculators/table.h"
#include "ledger/books/setup.h"

namespace tablebank {

struct PlayerMark {
    int seat = 0;
    Role role = Role::monopolist;
    int shade = 0;       ///< counted from 0 among the players of the role
    std::string letter;  ///< the name's first letter, or the seat if two names begin with the same letter
};

/// The marks of all seats, in order.
[[nodiscard]] std::vector<PlayerMark> player_marks(const std::vector<PlayerSetup>& players);

}  // namespace tablebank
