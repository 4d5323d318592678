#pragma once
// How a player's total is made up, as rows for a screen or paper: the cash that counts, the walk round the board or the
// earnings of the deeds, and the total. The numbers of the rows add up.

#include <vector>

#include "app/present/words/working_row.h"
#include "calculators/total_worth.h"

namespace tablebank {

class Language;

/// The rows that belong to no payment of the walk: the cash, the share of it that is kept, deeds that earn a prisoner
/// nothing.
[[nodiscard]] std::vector<WorkingRow> rows_of_cash(const Language& lang, const Edition& edition, const Rulings& rulings,
                                                   const std::vector<Working>& workings);
/// The workings of one payment, with the ruling by which it counts for an owner in jail.
[[nodiscard]] std::vector<Working> workings_of(const DeedIncome& income, const std::vector<Working>& of_total);
/// The earnings of all deeds together, and the total. If total worth decides, the deeds are rows of their own, and
/// there is only the total.
[[nodiscard]] std::vector<WorkingRow> rows_of_sum(const Language& lang, const Edition& edition, const Rulings& rulings,
                                                  const std::vector<Working>& workings, Money from_deeds, bool walk);

}  // namespace tablebank
