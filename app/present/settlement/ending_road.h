#pragma once
// Which step of the road to the signed sheet is current, and the act that completes it: to the closing, hand in the
// cash, walk, finish. Internal to the settlement's snapshot.

#include "app/present/settlement/settlement_snapshot.h"

namespace tablebank {

/// Completes a snapshot whose steps, standings and missing dice are known. F2 is the current step; F3 skips steps that
/// are not done, which it names, or makes the next payment of the walk.
void lead_along_road(const Language& lang, const Table& table, const SettlementInput& input,
                     SettlementSnapshot& snapshot);

}  // namespace tablebank
