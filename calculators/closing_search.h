#pragma once
// The best deals of a whole estate under one program: the paths of every part, and the choice among them. For
// closing_plan.cpp only.

#include <optional>
#include <vector>

#include "calculators/building.h"
#include "calculators/closing_schedule.h"

namespace tablebank {

/// The input of every search.
struct ClosingTask {
    std::vector<ClosingUnit> parts;
    std::int64_t cash = 0;
    Pieces bank;
    int kept_percent = 0;
};

/// The sum over all parts increases first with the total, and second with fewer deals.
__extension__ using ClosingWorth = __int128;
inline constexpr std::int64_t worth_of_step = 1 << 16;  ///< small enough that no number of deals outweighs any gain

/// 3600 times what a part adds to the total: 36 throws, and shares in per cent.
[[nodiscard]] ClosingWorth worth_of(const ClosingTask& task, std::int64_t income, std::int64_t cash);

struct FoundClosing {
    ClosingWorth worth = 0;
    ClosingWorth bound = 0;  ///< an upper bound for the program; above the worth if the search was given up
    std::vector<std::vector<ClosingStep>> steps;  ///< of each part; empty if nothing is worth more than the known value
};

/// If only the cash at the end counted, no plan would be worth more than `bound`. `found` is that plan, if there is an
/// order in which every deal of it can be paid; otherwise the best plan with one round of selling and buying.
struct BestOfCash {
    FoundClosing found;
    ClosingWorth bound = 0;
};
[[nodiscard]] BestOfCash best_of_cash(const ClosingTask& task);

/// The limits of the search, and the value of a known plan: only a better one is searched.
struct ClosingTrial {
    ClosingWorth known = 0;
    int paths = 0;               ///< of one part
    std::size_t beginnings = 0;  ///< of plans that could still become the best, at once
};

/// The best plan with this number of rounds, in which every deal is possible at its point. nullopt if a part has too
/// many paths.
[[nodiscard]] std::optional<FoundClosing> best_of_rounds(const ClosingTask& task, int rounds,
                                                         const ClosingTrial& trial);
[[nodiscard]] std::optional<FoundClosing> best_of_pieces(const ClosingTask& task, int rounds,
                                                         const ClosingTrial& trial);
inline constexpr int most_coordinates = 32;
/// The largest number of houses on any street before its hotel.
[[nodiscard]] int most_houses(const ClosingTask& task);

/// The upper bound of all plans if the box runs out: every order is allowed here, if only the cash and the pieces at
/// the end are not negative, and the box can ever have had as many houses as are needed at once. For a part with too
/// many paths only its final state is considered.
[[nodiscard]] FoundClosing best_of_the_end(const ClosingTask& task, const ClosingTrial& trial);

}  // namespace tablebank
