#pragma once
// Deeds that are bought from the bank with cash from mortgages. Knows nothing of an event.

#include <cstdint>
#include <map>
#include <optional>

#include "ledger/books/entry.h"
#include "ledger/books/seat.h"

namespace tablebank {

/// Follows the cash of each player, and how much of it mortgages brought. A purchase uses other cash first; any other
/// payment uses the cash from mortgages first. So what counts as bought on mortgages is the least that can have been.
class RaisedCash {
public:
    /// A purchase from the bank, by sale or auction.
    struct Purchase {
        Seat buyer;
        std::int64_t raised = 0;  ///< of the price, from mortgages
    };
    /// Entries that are summed up, in their order. The purchase in it, if there is one.
    std::optional<Purchase> follow(const Entry& entry);

private:
    struct Hand {
        std::int64_t cash = 0;
        std::int64_t raised = 0;
    };
    std::map<int, Hand> hands_;  ///< by seat
};

}  // namespace tablebank
