#pragma once
// Limits how often a seat acts: so many at once, and so many per second in the long run.

#include <algorithm>
#include <cstdint>
#include <map>

#include "ledger/books/seat.h"

namespace tablebank {

class ActRate {
public:
    /// More than a person taps; two phones of one seat share it.
    static constexpr std::int64_t per_second = 5;

    /// Whether this seat may act now; if so, the act is counted. `now_ms` never decreases.
    [[nodiscard]] bool ask(Seat seat, std::int64_t now_ms) {
        auto [found, is_new] = budgets_.try_emplace(seat.number, Budget{per_second * thousand, now_ms});
        Budget& budget = found->second;
        const std::int64_t gained = std::min((now_ms - budget.asked_ms) * per_second, per_second * thousand);
        budget.left = std::min(budget.left + std::max<std::int64_t>(gained, 0), per_second * thousand);
        budget.asked_ms = now_ms;
        if (budget.left < thousand) return false;
        budget.left -= thousand;
        return true;
    }

private:
    static constexpr std::int64_t thousand = 1000;
    struct Budget {
        std::int64_t left = 0;  ///< in thousandths of an act
        std::int64_t asked_ms = 0;
    };
    std::map<int, Budget> budgets_;
};

}  // namespace tablebank
