#include "app/cli/held_signals.h"

namespace tablebank {

HeldSignals::HeldSignals() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
}

HeldSignals::~HeldSignals() {
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

bool HeldSignals::came_within(std::chrono::milliseconds time) const {
    constexpr int thousand = 1000;
    constexpr int million = 1'000'000;
    const timespec wait{time.count() / thousand, time.count() % thousand * million};
    return sigtimedwait(&signals_, nullptr, &wait) > 0;
}

}  // namespace tablebank
