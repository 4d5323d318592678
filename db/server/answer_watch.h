#pragma once
// Ends the line to a server that keeps its caller waiting, or sends more than any answer holds: the caller waits within
// libpq, which knows no such limits. Internal to this room.

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

#include "platform/network.h"

namespace tablebank {

struct AnswerLimits {
    std::chrono::milliseconds time = std::chrono::seconds(75);  ///< a server ends a statement after 60 s by itself
    std::uint64_t memory = 128ULL << 20;  ///< bytes by which the process grows meanwhile; a page of rows has some 8 MiB
};

class AnswerWatch {
public:
    enum class Ended { no, by_time, by_size };

    explicit AnswerWatch(const AnswerLimits& limits = {});
    AnswerWatch(const AnswerWatch&) = delete;
    AnswerWatch& operator=(const AnswerWatch&) = delete;
    ~AnswerWatch();

    /// From now on an answer is waited for at this socket, until rest() is called; the clock begins anew.
    void wait_at(int socket);
    void rest();
    [[nodiscard]] Ended ended();

private:
    void look();

    AnswerLimits limits_;
    std::mutex mutex_;
    std::condition_variable woken_;
    platform::SocketCopy line_;  ///< so that libpq may close its own; of none at rest
    std::chrono::steady_clock::time_point end_;
    std::uint64_t memory_ = 0;
    Ended ended_ = Ended::no;
    bool over_ = false;
    std::thread thread_;
};

}  // namespace tablebank
