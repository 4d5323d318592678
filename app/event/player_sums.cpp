#include "app/event/player_sums.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace tablebank {

void PlayerSums::add_in_doubt(Seat seat, std::int64_t item, std::int64_t at_most) {
    if (at_most == 0) return;
    Sum& sum = sums_[seat.number];
    std::int64_t& of_item = sum.in_doubt[item];
    sum.perhaps_gained -= std::max<std::int64_t>(of_item, 0);
    sum.perhaps_lost -= std::min<std::int64_t>(of_item, 0);
    of_item += at_most;
    sum.perhaps_gained += std::max<std::int64_t>(of_item, 0);
    sum.perhaps_lost += std::min<std::int64_t>(of_item, 0);
}

void PlayerSums::is_after(const Entry& entry) {
    for (auto& [seat, sum] : sums_) {
        const std::int64_t gained = sum.certain + sum.perhaps_gained;
        const std::int64_t lost = sum.certain + sum.perhaps_lost;
        const std::int64_t now = std::abs(lost) > std::abs(gained) ? lost : gained;
        if (std::abs(now) <= std::abs(sum.most)) continue;
        sum.most = now;
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
