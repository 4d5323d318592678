#pragma once
// Buildings that are sold although nothing asks for the cash: a player does that often only to lose on purpose. Knows
// nothing of an event.

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "app/event/player_sums.h"
#include "calculators/edition.h"
#include "ledger/books/due.h"
#include "ledger/books/entry.h"

namespace tablebank {

/// Follows cash and debts from entry to entry, and adds what needless sales of buildings lost. A sale is needed up to
/// what the cash lacked for the debts of its player and, if a deed was on offer or to be auctioned meanwhile and became
/// theirs, for what they paid for it, in whole buildings. So the loss of a sale is certain once no such deed waits.
class SoldBuildings {
public:
    explicit SoldBuildings(const Edition& edition) : edition_(edition) {}
    /// `counts`: whether the entry is one of those that are summed up.
    void follow(const Entry& entry, bool counts, PlayerSums& sums);

private:
    struct Sale {
        Seat seat;
        std::int64_t brought = 0;   ///< cash
        std::int64_t lacking = 0;   ///< for the debts, before the sale; negative: what was left
        std::int64_t building = 0;  ///< what the dearest building of its streets brings
        std::set<int> awaited;      ///< the deeds that waited for a buyer
    };
    /// By the debts, offers and auctions before the entry.
    [[nodiscard]] std::optional<Sale> sale_of(const Entry& entry) const;
    void follow_cash(const Entry& entry);
    /// Adds the sales that wait for no deed any more.
    void settle(const Entry& entry, PlayerSums& sums);
    void add_loss(const Sale& sale, std::int64_t paid, PlayerSums& sums) const;
    [[nodiscard]] bool waits(int deed) const;

    const Edition& edition_;
    std::map<int, std::int64_t> cash_;
    std::map<FactKey, Due> dues_;
    std::vector<Sale> undecided_;
};

/// What a player pays for buildings of an auction beyond the dearest price of their street.
void add_overpaid_buildings(const Edition& edition, const Entry& entry, PlayerSums& sums);

}  // namespace tablebank
