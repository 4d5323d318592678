#pragma once
// The one sentence about the last request: that it was done, or why it was not. It is on the open screen until the user
// types there or opens another screen. Passwords in addresses are hidden.

#include <string>
#include <utility>

#include "app/event/event_place.h"

namespace tablebank {

class Notice {
public:
    void show_error(std::string words) { *this = Notice(std::move(words), true); }
    void show_info(std::string words) { *this = Notice(std::move(words), false); }
    void clear() { *this = {}; }

    [[nodiscard]] const std::string& words() const { return words_; }
    [[nodiscard]] bool empty() const { return words_.empty(); }
    /// Whether it is a refusal.
    [[nodiscard]] bool refused() const { return refused_; }
    /// True once for each sentence: the screen then scrolls to it.
    [[nodiscard]] bool take_fresh() { return std::exchange(fresh_, false); }

    Notice() = default;

private:
    Notice(std::string words, bool refused) : words_(std::move(words)), refused_(refused), fresh_(true) {
        words_ = hide_address_passwords(words_);
    }

    std::string words_;
    bool refused_ = false;
    bool fresh_ = false;
};

}  // namespace tablebank
