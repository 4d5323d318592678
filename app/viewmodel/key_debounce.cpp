#include "app/viewmodel/key_debounce.h"

#include <utility>

namespace tablebank {

void KeyDebounce::shows(int seat, std::int64_t now_ms) {
    if (seat == shown_) return;
    shown_before_ = std::exchange(shown_, seat);
    shown_since_ms_ = now_ms;
}

bool KeyDebounce::lets(const Press& press) {
    const bool same_key = last_ && last_->key == press.key && press.at_ms - last_->at_ms < moment_ms;
    const bool for_another = same_key && last_->seat != press.seat;
    const bool was_unseen = press.at_ms < shown_since_ms_ && press.seat != shown_before_;
    if (for_another || was_unseen) {
        last_ = Press{press.key, for_another ? last_->seat : shown_before_, press.at_ms};
        return false;
    }
    last_ = press;
    return true;
}

}  // namespace tablebank
