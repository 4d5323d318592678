#pragma once
// Why a sum is what it is, at any time later: which calculator spoke for a due, or for what an entry moved, and what it
// says today of the table at the moment when the sum was fixed, under the rulings in force there. The posted sum is
// next to it, so that a rule corrected since is seen. As data: the words are made in app/present. Changes nothing,
// posts nothing.

#include <cstdint>
#include <optional>
#include <vector>

#include "calculators/quote.h"
#include "calculators/rulings.h"
#include "ledger/books/due.h"
#include "ledger/books/history.h"

namespace tablebank {

/// What a sum was for. The members of Reckoning that it uses are named next to it.
enum class SumOf : std::uint8_t {
    rent,      ///< space
    purchase,  ///< space
    income_tax,
    property_tax,
    foundation,  ///< the fee, or the grant by one die
    jail_fine,
    salary,
    buildings,   ///< space: built there, or sold
    mortgage,    ///< space
    redemption,  ///< space
    winding_up,  ///< player: all their buildings (ru 24)
    kept_share,  ///< player (two-hour game)
    walk,        ///< player
    worth,       ///< player (ru 25)
    repairs,     ///< what a card asks for houses and hotels
};

struct Reckoning {
    SumOf what = SumOf::rent;
    Space space{};
    Seat player{};
    Share posted;             ///< what was charged or paid; of an income tax not yet chosen, the cheaper way
    Share today;              ///< what the calculator says today
    bool times_dice = false;  ///< both are what the visitor's dice are yet to be multiplied by (ru 20)
    std::vector<Working> workings{};
    Rulings rulings{};  ///< in force when it was worked out

    /// Whether an earlier version of the rules posted another sum than today's would.
    [[nodiscard]] bool differs() const { return posted != today; }
};

/// Why a due is what it is. Empty if nothing is computed: a card to draw, a payment that was typed in.
[[nodiscard]] std::optional<Reckoning> reckon(const Table& table, const Due& due);

/// Why an entry moved the sums it moved, one for each sum that has a reason, in the order in which they moved. For a
/// reversal, those of the entry it undoes. Empty for an entry that computed nothing. Requires an entry of the
/// table.
[[nodiscard]] std::vector<Reckoning> reckon_entry(const Table& table, std::int64_t sequence);

}  // namespace tablebank
