#pragma once
// Sums of players from entry to entry. The extreme values count: a sum that was returned later was theirs in the
// meantime.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "calculators/edition.h"
#include "ledger/books/entry.h"

namespace tablebank {

/// The gain or loss of a player by one kind of entry: the extreme value during the game.
struct PlayerSum {
    std::int64_t entry = 0;  ///< the entry that reached it
    Seat seat;               ///< 0: no single player
    std::string words;       ///< in no language: "+5000"
};

class PlayerSums {
public:
    void add(Seat seat, std::int64_t gain) { sums_[seat.number].certain += gain; }
    /// A gain of at most this, or a loss if it is negative, and perhaps of nothing: a value for one item (`item`: a
    /// deed, or any number that is not one) is the same for a player whenever the item comes and goes. A loss that is
    /// in doubt never hides a gain, nor a gain a loss.
    void add_in_doubt(Seat seat, std::int64_t item, std::int64_t at_most);
    /// The sums added since the last call belong to this entry.
    void is_after(const Entry& entry);
    /// Those whose extreme value is more than this, either way.
    [[nodiscard]] std::vector<PlayerSum> above(std::int64_t much) const;

private:
    struct Sum {
        std::int64_t certain = 0;
        std::map<std::int64_t, std::int64_t> in_doubt;  ///< by item
        std::int64_t perhaps_gained = 0;                ///< all items in doubt that are a gain
        std::int64_t perhaps_lost = 0;                  ///< and a loss; negative
        std::int64_t most = 0;                          ///< the extreme value so far
        std::int64_t entry = 0;
    };
    std::map<int, Sum> sums_;
};

/// Every limit of a sum is a part of this.
[[nodiscard]] inline std::int64_t first_cash_of(const Edition& edition) {
    return edition.profile.start_cash.value.units();
}

}  // namespace tablebank
