#include "app/viewmodel/cash_animation.h"

#include <algorithm>

namespace tablebank {

namespace {

/// The progress of a value after this time, in thousandths: fast at first, slow at the end.
std::int64_t thousandths_after(std::int64_t elapsed_ms) {
    const std::int64_t left =
        CashAnimation::lasts_ms - std::clamp<std::int64_t>(elapsed_ms, 0, CashAnimation::lasts_ms);
    const std::int64_t part = 1000 * left / CashAnimation::lasts_ms;
    return 1000 - part * part * part / 1'000'000;
}

/// Exact for any sums: the way is parted before it is multiplied.
Money on_the_way(Money from, Money to, std::int64_t thousandths) {
    const std::int64_t way = (to - from).units();
    return from + Money{way / 1000 * thousandths + way % 1000 * thousandths / 1000};
}

}  // namespace

void CashAnimation::start(const Game& game, std::int64_t moment_ms) {
    for (const Seat seat : game.players()) {
        const Money now = game.cash(seat);
        const auto had = cash_.find(seat.number);
        if (had == cash_.end() || had->second == now) continue;
        const auto way = ways_.find(seat.number);
        const Money from = way == ways_.end() ? had->second : way->second.shown;
        ways_[seat.number] = {from, now, moment_ms, from};
    }
}

void CashAnimation::follow(const Game& game, std::int64_t moment_ms, bool moves) {
    if (!followed_ || game.last != last_) {
        // At the end of a game all cash is handed in at once: that is not a payment to animate.
        const bool watched = followed_ && moves && (game.phase() == Phase::play || game.phase() == Phase::closing);
        watched ? start(game, moment_ms) : ways_.clear();
        cash_.clear();
        for (const Seat seat : game.players()) cash_[seat.number] = game.cash(seat);
        followed_ = true;
        last_ = game.last;
    }
    for (auto& [seat, way] : ways_)
        way.shown = on_the_way(way.from, way.to, thousandths_after(moment_ms - way.began_ms));
    std::erase_if(ways_, [&](const auto& each) { return moment_ms - each.second.began_ms >= lasts_ms; });
}

std::vector<CountedCash> CashAnimation::counted(const Language& lang, const Edition& edition) const {
    std::vector<CountedCash> counted;
    for (const auto& [seat, way] : ways_)
        counted.push_back(make_counted_cash(lang, edition, seat, way.shown, way.to - way.from));
    return counted;
}

}  // namespace tablebank
