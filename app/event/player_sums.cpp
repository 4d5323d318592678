#include "app/event/player_sums.h"

#include <fmt/format.h>

#include <cstdlib>

namespace tablebank {

void PlayerSums::is_after(const Entry& entry) {
    for (auto& [seat, sum] : sums_) {
        if (std::abs(sum.now) <= std::abs(sum.most)) continue;
        sum.most = sum.now;
        sum.entry = entry.sequence;
    }
}

std::vector<PlayerSum> PlayerSums::above(std::int64_t much) const {
    std::vector<PlayerSum> found;
    for (const auto& [seat, sum] : sums_)
        if (std::abs(sum.most) > much)
            found.push_back({.entry = sum.entry, .seat = Seat{seat}, .words = fmt::format("{:+}", sum.most)});
    return found;
}

}  // namespace tablebank
