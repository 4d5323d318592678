#pragma once
// What trades, auctions, rents without cash, needless sales of buildings and estates bring to each player. Knows
// nothing of an event.

#include <cstdint>
#include <map>

#include "app/event/deed_worth.h"
#include "app/event/player_sums.h"
#include "app/event/raised_cash.h"
#include "app/event/sold_buildings.h"
#include "calculators/edition.h"
#include "ledger/books/history.h"

namespace tablebank {

/// Deeds that go to a creditor although the bankrupt had bought them with what could have paid the debt.
class BoughtDeeds {
public:
    explicit BoughtDeeds(const Edition& edition) : edition_(edition) {}
    /// Entries that are summed up, in their order. Of an estate, adds what the bankrupt had traded for: deeds that the
    /// creditor had traded away are a gift; deeds of others, and of the bank, up to the cash, and the mortgages that
    /// could have been raised, that the bankrupt gave away for them, without the rents that they brought, as far as
    /// they exceed the debt. Of deeds of the bank only the cash from mortgages counts: other cash is there to buy
    /// deeds.
    void follow(const Entry& entry, PlayerSums& sums);

private:
    struct Bought {
        Seat from;               ///< in a trade; 0: for a rent, or from the bank
        std::int64_t paid = 0;   ///< of what could pay a debt, also by way of deeds that were bought before
        std::int64_t rents = 0;  ///< since then
    };
    /// By seat: what each gave in an exchange of what could pay a debt, and had paid for the deeds that they gave.
    [[nodiscard]] std::map<int, std::int64_t> spent_in(const Entry& entry) const;
    void note_owners(const Entry& entry);
    void add_estate(const Entry& entry, PlayerSums& sums) const;

    const Edition& edition_;
    RaisedCash raised_;
    std::map<int, Bought> bought_;  ///< by deed, of its owner
};

/// Follows a game, and adds up what all of this brings.
class Dealings {
public:
    /// Requires that all three outlive this.
    Dealings(const Edition& edition, const History& history, const DeedWorths& worths)
        : edition_(edition), history_(history), worths_(worths), bought_(edition), sold_(edition) {}
    /// `counts`: whether the entry is one of those that are summed up.
    void follow(const Entry& entry, bool counts, PlayerSums& sums);

private:
    const Edition& edition_;
    const History& history_;
    const DeedWorths& worths_;
    BoughtDeeds bought_;
    SoldBuildings sold_;
};

}  // namespace tablebank
