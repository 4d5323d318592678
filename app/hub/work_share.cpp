#include "app/hub/work_share.h"

#include <algorithm>

namespace tablebank {

WorkShare::Share& WorkShare::share_of(const Table& table, Moment now) {
    using std::chrono::microseconds;
    const auto [at, is_new] = shares_.try_emplace(table, Share{limits_.at_once, now});
    Share& share = at->second;
    if (is_new) return share;
    constexpr std::chrono::hours enough{1};
    const auto since = std::clamp<Moment::duration>(now - share.at, Moment::duration::zero(), enough);
    const auto passed = std::chrono::duration_cast<microseconds>(since);
    constexpr std::int64_t second = 1'000'000;
    const microseconds back{passed.count() * limits_.per_second.count() / second};
    share.left = std::min(share.left + back, limits_.at_once);
    share.at = std::max(share.at, now);
    return share;
}

bool WorkShare::has_some(const Table& table, Moment now) {
    return share_of(table, now).left.count() > 0;
}

void WorkShare::use(const Table& table, std::chrono::microseconds work, Moment now) {
    share_of(table, now).left -= work;
}

}  // namespace tablebank
