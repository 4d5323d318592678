#pragma once
// Why a sum is what it is, at any later time: the calculator of a due, or of a transfer of an entry, and its result
// today for the table at the moment when the sum was fixed, under the rulings in force there. The posted sum is next to
// it, so that the effect of a corrected rule is visible. Data only: app/present makes the sentences. Changes nothing,
// posts nothing.

#include <cstdint>
#include <optional>
#include <vector>

#include "calculators/quote.h"
#include "calculators/rulings.h"
#include "ledger/books/due.h"
#include "ledger/books/history.h"

namespace tablebank {

/// The purpose of a sum. The members of Reckoning that it uses are named next to it.
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
    Share posted;             ///< the sum that was charged or paid; of an income tax not yet chosen, the cheaper option
    Share today;              ///< the result of today's calculator
    bool times_dice = false;  ///< both are still to be multiplied by the visitor's dice (ru 20)
    std::vector<Working> workings{};
    Rulings rulings{};  ///< in force when it was computed

    /// Whether an earlier version of the rules posted another sum than today's.
    [[nodiscard]] bool differs() const { return posted != today; }
};

/// Why a due is what it is. Empty if nothing is computed: a card to draw, a payment that was typed in.
[[nodiscard]] std::optional<Reckoning> reckon(const Table& table, const Due& due);

/// Why an entry moved the sums that it moved, one for each sum that has a reason, in the order in which they moved. For
/// a reversal, those of the entry that it undoes. Empty for an entry that computed nothing. Requires an entry of the
/// table.
[[nodiscard]] std::vector<Reckoning> reckon_entry(const Table& table, std::int64_t sequence);

}  // namespace tablebank
