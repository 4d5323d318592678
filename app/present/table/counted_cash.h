#pragma once
// A player's cash while its figure runs from one sum to another.

#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/money.h"

namespace tablebank {

class Language;

struct CountedCash {
    int seat = 0;
    std::string cash;    ///< the figure shown now
    std::string change;  ///< "+60", "–60": the whole change
    bool gains = false;
    friend bool operator==(const CountedCash&, const CountedCash&) = default;
};
/// The one of a seat; nullptr if there is none.
[[nodiscard]] const CountedCash* find_counted(const std::vector<CountedCash>& counted, int seat);
/// A figure between two sums.
[[nodiscard]] CountedCash make_counted_cash(const Language& lang, const Edition& edition, int seat, Money shown,
                                            Money change);

}  // namespace tablebank
