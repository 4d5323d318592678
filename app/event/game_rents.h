#pragma once
// Rents that were settled otherwise than by their sum: by deeds, or not at all because no one asked for them. Knows
// nothing of an event.

#include "app/event/player_sums.h"
#include "calculators/edition.h"
#include "ledger/books/history.h"

namespace tablebank {

/// Whether an entry settles a rent by deeds or cards, with or without cash (football 15).
[[nodiscard]] bool is_rent_in_kind(const Entry& entry);

/// Adds the rent that an entry settles or leaves, without what was handed over for it:
/// - a rent in kind is worth its sum to the debtor;
/// - a rent that its owner did not ask for in time, or waived, if the rules require a claim, is a gift to the
///   visitor. It counts if the entry is in force: a rent that is due again was not given;
/// - such a rent that is paid all the same is a gift to its owner (football 10).
/// Dice of a utility that were not thrown count as seven.
void add_rents(const Edition& edition, const History& history, const Entry& entry, PlayerSums& sums);

}  // namespace tablebank
