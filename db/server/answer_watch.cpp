#include "db/server/answer_watch.h"

#include "platform/memory.h"

namespace tablebank {
namespace {

constexpr auto between_looks = std::chrono::milliseconds(50);

}  // namespace

AnswerWatch::AnswerWatch(const AnswerLimits& limits) : limits_(limits), thread_([this] { look(); }) {}

AnswerWatch::~AnswerWatch() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    woken_.notify_one();
    thread_.join();
}

void AnswerWatch::wait_at(int socket) {
    const std::uint64_t memory = platform::resident_bytes();
    const std::lock_guard lock(mutex_);
    const bool was_at_rest = !line_.is_open();
    if (was_at_rest) line_.copy(socket);
    end_ = std::chrono::steady_clock::now() + limits_.time;
    memory_ = memory;
    if (was_at_rest) woken_.notify_one();
}

void AnswerWatch::rest() {
    const std::lock_guard lock(mutex_);
    line_.close();
}

AnswerWatch::Ended AnswerWatch::ended() {
    const std::lock_guard lock(mutex_);
    return ended_;
}

void AnswerWatch::look() {
    std::unique_lock lock(mutex_);
    while (!over_) {
        if (!line_.is_open()) {
            woken_.wait(lock, [this] { return over_ || line_.is_open(); });
            continue;
        }
        woken_.wait_for(lock, between_looks, [this] { return over_; });
        if (over_ || !line_.is_open()) continue;
        if (std::chrono::steady_clock::now() > end_)
            ended_ = Ended::by_time;
        else if (const std::uint64_t now = platform::resident_bytes(); now > memory_ + limits_.memory && memory_ > 0)
            ended_ = Ended::by_size;
        else
            continue;
        line_.hang_up();
        line_.close();
    }
}

}  // namespace tablebank
