#include "calculators/tournament/seating_families.h"

#include <algorithm>
#include <map>
#include <set>

#include "calculators/tournament/player_index.h"

namespace tablebank {
namespace {

/// The players whom each player of the round must not meet.
using Kin = std::map<int, std::set<int>>;

Kin kin_of(const SeatingTask& task, const GridRound& grid) {
    Kin kin;
    for (const auto& [first, second, must] : task.wishes.apart) {
        if (!must) continue;
        if (grid.present[index_of(first)] == 0 || grid.present[index_of(second)] == 0) continue;
        kin[first].insert(second);
        kin[second].insert(first);
    }
    return kin;
}

/// Grows greedily: begins with a player and adds each one who must not meet any of the others.
std::vector<int> family_of(const Kin& kin, int first) {
    std::vector<int> family{first};
    for (const int other : kin.at(first))
        if (std::ranges::all_of(family, [&](int one) { return kin.at(other).contains(one); })) family.push_back(other);
    return family;
}

/// The last request that names both; with `other` below 0, one of them.
std::size_t last_wish(const SeatingTask& task, int one, int other) {
    std::size_t found = 0;
    for (std::size_t i = 0; i < task.wishes.apart.size(); ++i) {
        const auto& [first, second, must] = task.wishes.apart[i];
        if (!must) continue;
        const bool names_one = first == one || second == one;
        if (names_one && (other < 0 || first == other || second == other)) found = i;
    }
    return found;
}

}  // namespace

std::optional<SeatingProblem> impossible_family(const SeatingTask& task, std::size_t round, const GridRound& grid) {
    const std::size_t tables = grid.sizes.size();
    const auto problem = [&](int one, int other, std::vector<int> people) {
        std::ranges::sort(people);
        return SeatingProblem{.code = SeatingProblem::Code::not_met,
                              .round = static_cast<int>(round) + 1,
                              .size = grid.sizes.back(),
                              .wish = WishRef{WishRef::List::apart, last_wish(task, one, other)},
                              .people = std::move(people),
                              .tables = static_cast<int>(tables)};
    };
    const Kin kin = kin_of(task, grid);
    const auto there = static_cast<std::size_t>(std::ranges::count(grid.present, char{1}));
    for (const auto& [player, relatives] : kin) {
        if (relatives.size() >= tables) {
            const std::vector<int> family = family_of(kin, player);
            if (family.size() > tables) return problem(family[family.size() - 2], family.back(), family);
        }
        if (there - relatives.size() < index_of(grid.sizes.back())) {
            SeatingProblem no = problem(player, -1, {relatives.begin(), relatives.end()});
            no.people.insert(no.people.begin(), player);
            no.tables = 0;
            return no;
        }
    }
    return std::nullopt;
}

}  // namespace tablebank
