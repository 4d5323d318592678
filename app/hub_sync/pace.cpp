#include "app/hub_sync/pace.h"

#include <algorithm>

namespace tablebank {

std::chrono::milliseconds Pace::after(const Sent& sent) {
    // Only new entries count: a hub that forgets entries and accepts them again makes no progress.
    if (sent.acknowledged > farthest_ || sent.state == Sent::State::current) fruitless_ = 0;
    farthest_ = std::max(farthest_, sent.acknowledged);
    switch (sent.state) {
        case Sent::State::more:
        case Sent::State::current:
            pause_ = limits_.first;
            return std::chrono::milliseconds::zero();
        case Sent::State::stopped:
            return limits_.longest;
        case Sent::State::again:
            ++fruitless_;
            break;
        case Sent::State::waiting:
            break;
    }
    const auto now = pause_;
    pause_ = std::min(pause_ * 2, limits_.longest);
    return now;
}

}  // namespace tablebank
