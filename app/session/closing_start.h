#pragma once
// The table from which the best closings are counted once the cash was handed in: as it was when the closing began,
// with everything since then that is not a dealing of a player with the bank.

#include "ledger/books/history.h"

namespace tablebank {

struct ClosingStart {
    Game begun;         ///< before the entry that began the closing; if there was none, before the cash was handed in
    Position position;  ///< of `begun`, with the counts, payments and trades that were posted in the closing
    Pieces bank;        ///< the box of `position`
};

/// Requires that the cash was handed in. A player who could not have paid without their dealings begins with the estate
/// that they handed in.
[[nodiscard]] ClosingStart closing_start(const Table& table, const Position& handed_in);

/// The buildings on an estate.
[[nodiscard]] Pieces built(const Estate& estate);
/// Changes the box by what an estate had built before and has after.
void give_back(Pieces& bank, const Pieces& before, const Pieces& after);

}  // namespace tablebank
