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
    void add(Seat seat, std::int64_t gain) { sums_[seat.number].now += gain; }
    /// The sums added since the last call belong to this entry.
    void is_after(const Entry& entry);
    /// Those whose extreme value is more than this, either way.
    [[nodiscard]] std::vector<PlayerSum> above(std::int64_t much) const;

private:
    struct Sum {
        std::int64_t now = 0;
        std::int64_t most = 0;
        std::int64_t entry = 0;
    };
    std::map<int, Sum> sums_;
};

/// Every limit of a sum is a part of this.
[[nodiscard]] inline std::int64_t first_cash_of(const Edition& edition) {
    return edition.profile.start_cash.value.units();
}

}  // namespace tablebank
