#include "app/viewmodel/pointer_rest.h"

#include <cmath>
#include <utility>

namespace tablebank {

void PointerRest::begin_frame(float x, float y, float slack, std::int64_t now_ms) {
    const bool first = frame_ == 0;
    ++frame_;
    std::erase_if(under_, [this](const auto& button) { return button.second.frame + 1 < frame_; });
    const bool same_x = std::exchange(x_, x) == x;
    const bool same_y = std::exchange(y_, y) == y;
    moves_ = first || !same_x || !same_y;
    if (!first && std::hypot(x - rest_x_, y - rest_y_) <= slack) return;
    rest_x_ = x;
    rest_y_ = y;
    moved_ms_ = now_ms;
}

bool PointerRest::is_too_new(std::uint64_t button, std::int64_t now_ms) {
    Seen& seen = under_.try_emplace(button, Seen{frame_, now_ms, moves_}).first->second;
    seen.frame = frame_;
    return !seen.pointer_came && moved_ms_ < seen.since_ms && now_ms - seen.since_ms < moment_ms;
}

}  // namespace tablebank
