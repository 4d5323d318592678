#pragma once
// The one sentence that the program says about what was asked of it last: why it was not done, or that it was. It
// stands on the screen that is open, until something is typed there or another screen is opened. It shows no password
// of an address.

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
    /// Whether it says why something was not done.
    [[nodiscard]] bool refused() const { return refused_; }
    /// True once for each sentence: the screen then brings it into sight.
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
