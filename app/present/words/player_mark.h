#pragma once
// The mark of a player on every screen: a shape for the role, a shade for the player, one or two letters or a number.

#include <string>
#include <vector>

#include "calculators/table.h"
#include "ledger/books/setup.h"

namespace tablebank {

struct PlayerMark {
    static constexpr int no_shade = -1;  ///< no colour yet: a player who still has to choose a side
    int seat = 0;
    Role role = Role::monopolist;
    int shade = 0;  ///< counted from 0 among the players of the role
    /// The name's first letter; with one that distinguishes it if another name begins so: "Mx" for Max, "Mr" for Maria.
    /// The seat if no letter does.
    std::string letter;
};

/// The marks of all seats, in order.
[[nodiscard]] std::vector<PlayerMark> player_marks(const std::vector<PlayerSetup>& players);

}  // namespace tablebank
