#pragma once
// Requests of phones on their way from the server to the one thread that has the session, which is the window's or the
// terminal's. The server never waits for that thread, and a phone waits for it no longer than `patience`: then the
// answer asks it to send the request again. A request is answered once, by the thread that takes it out of the queue.
// Internal header.

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "app/web/request_handler.h"

namespace tablebank {

class PhoneQueue {
public:
    using Clock = std::chrono::steady_clock;
    using Answer = std::function<WebAnswer(const WebRequest& request)>;
    struct Options {
        /// The answer to a request that waited too long, or found the queue full. From any thread.
        Answer late;
        /// Tells the thread of the session that a request waits. From any thread.
        std::function<void()> wake{};
        std::size_t most = 128;  ///< six phones have a few; more are a flood
        std::chrono::milliseconds patience{3'000};
    };
    explicit PhoneQueue(Options options);
    PhoneQueue(const PhoneQueue&) = delete;
    PhoneQueue& operator=(const PhoneQueue&) = delete;
    /// Closed before (`close`), while the server that gave it requests could still send the answers.
    ~PhoneQueue();
    /// Answers the requests that wait, and every later one, as late.
    void close();

    /// From any thread.
    void add(WebRequest&& request, const WebReply& reply);
    /// On the thread of the session: answers what waits now, in order. Returns whether there was anything.
    bool serve(const Answer& answer);
    /// Waits until there is a request, for this time at most.
    void wait(std::chrono::milliseconds time);

private:
    struct Waiting {
        WebRequest request;
        WebReply reply;
        Clock::time_point until;
    };
    [[nodiscard]] std::optional<Waiting> take_first(bool only_late);
    void watch(const std::stop_token& stop);

    Options options_;
    std::mutex guard_;
    std::condition_variable_any changed_;
    bool is_closed_ = false;
    std::deque<Waiting> waiting_;
    std::jthread watch_;  ///< answers the late ones
};

}  // namespace tablebank
