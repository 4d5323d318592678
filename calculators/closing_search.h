#pragma once
// The best dealings of a whole estate under one program: every part's paths, and the choice among them. For
// closing_plan.cpp only.

#include <optional>
#include <vector>

#include "calculators/building.h"
#include "calculators/closing_schedule.h"

namespace tablebank {

/// What is asked of every search.
struct ClosingTask {
    std::vector<ClosingUnit> parts;
    std::int64_t cash = 0;
    Pieces bank;
    int kept_percent = 0;
};

/// A sum of these over all parts grows with the total first, and with every dealing less second.
__extension__ using ClosingWorth = __int128;
inline constexpr std::int64_t worth_of_step = 1 << 16;  ///< so that no number of dealings outweighs any gain

/// 3600 times what a part adds to the total: 36 throws, and shares in percent.
[[nodiscard]] ClosingWorth worth_of(const ClosingTask& task, std::int64_t income, std::int64_t cash);

struct FoundClosing {
    ClosingWorth worth = 0;
    ClosingWorth bound = 0;  ///< more than that the program does not allow; above the worth where it was given up
    std::vector<std::vector<ClosingStep>>
        steps;  ///< of each part; none where nothing is worth more than what was known
};

/// Where only the cash at the end counts no plan is worth more than `bound`. `found` is that plan, if there is an order
/// in which every dealing of it can be paid for; otherwise the best that one round of selling and buying allows.
struct BestOfCash {
    FoundClosing found;
    ClosingWorth bound = 0;
};
[[nodiscard]] BestOfCash best_of_cash(const ClosingTask& task);

/// How much is tried, and what a plan is worth already: only a better one is looked for.
struct ClosingTrial {
    ClosingWorth known = 0;
    int paths = 0;               ///< of one part
    std::size_t beginnings = 0;  ///< of plans that could still become the best, at once
};

/// The best that so many rounds allow: one whose every dealing is possible when it comes. Nothing where a part has too
/// many paths.
[[nodiscard]] std::optional<FoundClosing> best_of_rounds(const ClosingTask& task, int rounds,
                                                         const ClosingTrial& trial);
[[nodiscard]] std::optional<FoundClosing> best_of_pieces(const ClosingTask& task, int rounds,
                                                         const ClosingTrial& trial);
inline constexpr int most_coordinates = 32;
/// The most houses that any street carries before its hotel.
[[nodiscard]] int most_houses(const ClosingTask& task);

/// No plan is worth more than its bound, where the box runs out: every order is allowed here, if only the cash and the
/// pieces at the end are not below zero, and as many houses as are asked for at once can ever have lain in the box.
/// A part with too many paths is asked what it leaves at its end alone.
[[nodiscard]] FoundClosing best_of_the_end(const ClosingTask& task, const ClosingTrial& trial);

}  // namespace tablebank
