#pragma once
// How often a hub is tried: at once while it takes what is sent, with longer and longer pauses where it does not answer
// or gets no further, and not for ever. Pure.

#include <chrono>
#include <cstdint>

#include "app/hub_sync/sender.h"

namespace tablebank {

class Pace {
public:
    struct Limits {
        std::chrono::milliseconds first{250};
        std::chrono::milliseconds longest{10'000};  ///< each pause is twice the one before, up to this
        int fruitless = 12;                         ///< answers without getting any further
    };
    explicit Pace(Limits limits) : limits_(limits), pause_(limits.first) {}

    /// The pause before the next message, after an answer or none.
    [[nodiscard]] std::chrono::milliseconds after(const Sent& sent);
    /// The hub has answered so often without getting any further that trying again is of no use.
    [[nodiscard]] bool is_stuck() const { return fruitless_ >= limits_.fruitless; }

private:
    Limits limits_;
    std::chrono::milliseconds pause_;
    std::int64_t farthest_ = 0;  ///< the last entry that it was ever known to have
    int fruitless_ = 0;          ///< answers since it got there
};

}  // namespace tablebank
