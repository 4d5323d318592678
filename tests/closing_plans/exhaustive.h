#pragma once
// Every possible transaction with the bank, tried. Written from the rule books and from the rulings, it shares with the
// product nothing but the plain data of an edition and of an estate.

#include <cstdint>

#include "tests/closing_plans/random_estate.h"

namespace closing_plans {

struct Best {
    std::int64_t total = 0;  ///< 3600 times
    int lines = 0;           ///< the fewest that reach it
    std::int64_t now = 0;    ///< without any transaction
};

[[nodiscard]] Best try_everything(const Ending& ending);

}  // namespace closing_plans
