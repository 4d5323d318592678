#include "app/present/table/counted_cash.h"

#include <algorithm>

#include "app/present/words/money_text.h"

namespace tablebank {

const CountedCash* find_counted(const std::vector<CountedCash>& counted, int seat) {
    const auto found = std::ranges::find(counted, seat, &CountedCash::seat);
    return found == counted.end() ? nullptr : &*found;
}

CountedCash make_counted_cash(const Language& lang, const Edition& edition, int seat, Money shown, Money change) {
    const bool gains = !change.is_negative();
    const std::string sum = amount_text(lang, gains ? change : -change);
    return {seat, money_text(lang, edition, shown), (gains ? "+" : "–") + sum, gains};
}

}  // namespace tablebank
