#include "app/hub/phone_queue.h"

#include <utility>

#include "app/web/web_answers.h"

namespace tablebank {

PhoneQueue::PhoneQueue(Options options)
    : options_(std::move(options)), watch_([this](const std::stop_token& stop) { watch(stop); }) {}

PhoneQueue::~PhoneQueue() {
    close();
}

void PhoneQueue::close() {
    {
        const std::lock_guard lock(guard_);
        is_closed_ = true;
    }
    watch_.request_stop();
    if (watch_.joinable()) watch_.join();
    while (const auto late = take_first(false)) late->reply(options_.late(late->request));
}

void PhoneQueue::add(WebRequest&& request, const WebReply& reply) {
    {
        const std::lock_guard lock(guard_);
        if (!is_closed_ && waiting_.size() < options_.most) {
            waiting_.push_back({std::move(request), reply, Clock::now() + options_.patience});
            changed_.notify_all();
        } else {
            return reply(options_.late(request));
        }
    }
    if (options_.wake) options_.wake();
}

std::optional<PhoneQueue::Waiting> PhoneQueue::take_first(bool only_late) {
    const std::lock_guard lock(guard_);
    if (waiting_.empty() || (only_late && waiting_.front().until > Clock::now())) return std::nullopt;
    Waiting first = std::move(waiting_.front());
    waiting_.pop_front();
    return first;
}

bool PhoneQueue::serve(const Answer& answer) {
    bool any = false;
    // More requests than these wait for the next call, so that a flood does not hold the thread.
    for (std::size_t count = options_.most; count > 0; --count) {
        const auto first = take_first(false);
        if (!first) break;
        any = true;
        constexpr int broken = 500;
        WebAnswer made;
        try {
            made = answer(first->request);
        } catch (...) {
            made = plain_answer(broken);
        }
        first->reply(std::move(made));
    }
    return any;
}

void PhoneQueue::wait(std::chrono::milliseconds time) {
    std::unique_lock lock(guard_);
    changed_.wait_for(lock, time, [this] { return !waiting_.empty(); });
}

void PhoneQueue::watch(const std::stop_token& stop) {
    std::unique_lock lock(guard_);
    while (!stop.stop_requested()) {
        if (waiting_.empty()) {
            changed_.wait(lock, stop, [this] { return !waiting_.empty(); });
            continue;
        }
        const auto until = waiting_.front().until;
        changed_.wait_until(lock, stop, until, [&] { return waiting_.empty() || waiting_.front().until != until; });
        lock.unlock();
        while (const auto late = take_first(true)) late->reply(options_.late(late->request));
        lock.lock();
    }
}

}  // namespace tablebank
