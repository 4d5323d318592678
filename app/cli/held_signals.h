#pragma once
// Ctrl+C and the wish of the system to end, held back while something has to end in order. Internal to this room.

#include <signal.h>

#include <chrono>

namespace tablebank {

/// Made before any thread is. A program that holds none ends by them as before.
class HeldSignals {
public:
    HeldSignals();
    HeldSignals(const HeldSignals&) = delete;
    HeldSignals& operator=(const HeldSignals&) = delete;
    ~HeldSignals();

    /// Waits for one of them, so long at most; whether one came.
    [[nodiscard]] bool came_within(std::chrono::milliseconds time) const;

private:
    sigset_t signals_{};
    sigset_t before_{};
};

}  // namespace tablebank
