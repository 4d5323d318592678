#include "app/web/taking_turns.h"

#include <utility>

namespace tablebank {

TakingTurns::TakingTurns() : thread_([this](const std::stop_token& stop) { run(stop); }) {}

TakingTurns::~TakingTurns() {
    stop();
}

void TakingTurns::add(const std::string& who, Work work) {
    {
        const std::lock_guard lock(guard_);
        if (stopped_) return;
        std::deque<Work>& own = waiting_[who];
        if (own.empty()) turns_.push_back(who);
        own.push_back(std::move(work));
    }
    added_.notify_one();
}

void TakingTurns::stop() {
    std::map<std::string, std::deque<Work>> left;  // destroyed without the lock: it may have work of its own to add
    {
        const std::lock_guard lock(guard_);
        stopped_ = true;
        left = std::exchange(waiting_, {});
        turns_.clear();
    }
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
}

void TakingTurns::run(const std::stop_token& stop) {
    for (;;) {
        Work work;
        {
            std::unique_lock lock(guard_);
            if (!added_.wait(lock, stop, [&] { return !turns_.empty(); })) return;
            const std::string who = std::move(turns_.front());
            turns_.pop_front();
            const auto own = waiting_.find(who);
            work = std::move(own->second.front());
            own->second.pop_front();
            if (own->second.empty())
                waiting_.erase(own);
            else
                turns_.push_back(who);
        }
        try {
            work();
        } catch (...) {
            continue;  // out of memory: destroying the work ends the request without an answer
        }
    }
}

}  // namespace tablebank
