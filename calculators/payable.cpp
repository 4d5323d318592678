#include "calculators/payable.h"

namespace tablebank {

Money payable(const Edition& edition, const Rulings& rulings, const Share& exact, std::vector<Working>& workings) {
    const Money note = edition.currency.smallest_note;
    const Money sum = exact.rounded(rulings.rounding, note);
    if (Share{sum} != exact)
        workings.push_back(
            {.step = Step::rounded, .figure = Share{sum}, .rule = cite_ruling("rounding"), .base = note});
    return sum;
}

}  // namespace tablebank
