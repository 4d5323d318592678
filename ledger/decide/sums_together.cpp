#include "ledger/decide/sums_together.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "calculators/require.h"

namespace tablebank {
namespace {

/// The sum of some of the numbers of one half.
struct Choice {
    std::int64_t sum = 0;
    std::uint32_t places = 0;
    friend auto operator<=>(const Choice&, const Choice&) = default;
};

/// Every subset of one half, with its indices.
std::vector<Choice> choices_of(std::span<const std::int64_t> half) {
    std::vector<Choice> choices(std::size_t{1} << half.size());
    for (std::uint32_t places = 1; places < choices.size(); ++places) {
        const auto first = static_cast<std::size_t>(std::countr_zero(places));
        choices[places] = {choices[places & (places - 1)].sum + half[first], places};
    }
    return choices;
}

}  // namespace

std::uint32_t sums_together(std::span<const std::int64_t> sums, std::int64_t total) {
    require(sums.size() <= most_sums_together);
    constexpr std::size_t half = most_sums_together / 2;
    const auto early = sums.first(std::min(sums.size(), half));
    std::vector<Choice> of_early = choices_of(early);
    std::ranges::sort(of_early);
    // The smallest number: the later sums first, then the earlier ones that make up the rest.
    for (const Choice& late : choices_of(sums.subspan(early.size()))) {
        const std::int64_t rest = total - late.sum;
        for (auto found = std::ranges::lower_bound(of_early, Choice{rest, 0});
             found != of_early.end() && found->sum == rest; ++found) {
            const std::uint32_t places = (late.places << half) | found->places;
            if (std::popcount(places) > 1) return places;
        }
    }
    return 0;
}

}  // namespace tablebank
