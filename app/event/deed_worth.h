#pragma once
// What mortgaged deeds are worth to the players who exchange them. Knows nothing of an event.

#include <cstdint>
#include <map>
#include <vector>

#include "calculators/edition.h"
#include "ledger/books/history.h"
#include "ledger/books/seat.h"

namespace tablebank {

/// A worth that is not certain.
struct WorthRange {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

/// A rent that an entry pays for a deed, in cash.
struct RentTaken {
    int deed = 0;
    Seat owner;
    std::int64_t cash = 0;
};
[[nodiscard]] std::vector<RentTaken> rents_taken(const Entry& entry);

/// The worth of the items that players exchange. Cash and unmortgaged deeds have their printed worth, other items
/// have none. A mortgaged deed is worth at most its price less the mortgage, since it may count among the deeds of its
/// owner, bar others from a city, or be redeemed. It is worth that in any case if someone redeems it and it stays
/// unmortgaged; if it is mortgaged again, or never redeemed, it is certainly worth only the rents that it brought
/// meanwhile. In a box that total worth decides, it is worth the difference in any case.
class DeedWorths {
public:
    /// Reads the entries in force once.
    DeedWorths(const Edition& edition, const History& history);
    /// Of what an entry moves.
    [[nodiscard]] WorthRange worth_of(const Transfer& moved, std::int64_t entry) const;

private:
    enum class FreeUntil : std::uint8_t { now, mortgage, bank };
    /// From its redemption on.
    struct FreeTime {
        std::int64_t from = 0;
        FreeUntil until = FreeUntil::now;
        std::int64_t rents = 0;
    };
    void follow(const Transfer& moved, std::int64_t entry);

    const Edition& edition_;
    bool earns_mortgaged_;
    std::map<int, std::vector<FreeTime>> free_;  ///< by deed
};

}  // namespace tablebank
