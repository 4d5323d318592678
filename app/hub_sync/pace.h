#pragma once
// When to try a hub again: at once while it accepts entries, with longer and longer pauses while it does not answer or
// makes no progress, and not without limit. Pure.

#include <chrono>
#include <cstdint>

#include "app/hub_sync/sender.h"

namespace tablebank {

class Pace {
public:
    struct Limits {
        std::chrono::milliseconds first{250};
        std::chrono::milliseconds longest{10'000};  ///< each pause is twice the one before, up to this
        int fruitless = 12;                         ///< answers without progress
    };
    explicit Pace(Limits limits) : limits_(limits), pause_(limits.first) {}

    /// The pause before the next message, after an answer or a failure.
    [[nodiscard]] std::chrono::milliseconds after(const Sent& sent);
    /// The hub has answered so often without progress that trying again is useless.
    [[nodiscard]] bool is_stuck() const { return fruitless_ >= limits_.fruitless; }

private:
    Limits limits_;
    std::chrono::milliseconds pause_;
    std::int64_t farthest_ = 0;  ///< the last entry that it was ever known to have
    int fruitless_ = 0;          ///< answers since then
};

}  // namespace tablebank
