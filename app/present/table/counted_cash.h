#pragma once
// A player's cash while it is counted from one sum to another before everybody's eyes.

#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/money.h"

namespace tablebank {

class Language;

struct CountedCash {
    int seat = 0;
    std::string cash;    ///< what the figure shows now
    std::string change;  ///< "+60", "–60": the whole of it
    bool gains = false;
    friend bool operator==(const CountedCash&, const CountedCash&) = default;
};
/// That of a seat among them; nullptr where it has none.
[[nodiscard]] const CountedCash* find_counted(const std::vector<CountedCash>& counted, int seat);
/// On its way from one sum to another.
[[nodiscard]] CountedCash make_counted_cash(const Language& lang, const Edition& edition, int seat, Money shown,
                                            Money change);

}  // namespace tablebank
