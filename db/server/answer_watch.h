#pragma once
// Ends the connection to a server that does not answer in time, or sends more than any answer can be: the caller blocks
// within libpq, which has no such limits. Internal header.

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

#include "platform/network.h"

namespace tablebank {

struct AnswerLimits {
    std::chrono::milliseconds time = std::chrono::seconds(75);  ///< a server ends a statement after 60 s by itself
    std::uint64_t memory = 128ULL << 20;  ///< limit of the process's growth in bytes; a page of rows has about 8 MiB
};

class AnswerWatch {
public:
    enum class Ended { no, by_time, by_size };

    explicit AnswerWatch(const AnswerLimits& limits = {});
    AnswerWatch(const AnswerWatch&) = delete;
    AnswerWatch& operator=(const AnswerWatch&) = delete;
    ~AnswerWatch();

    /// From now on the caller waits for an answer at this socket, until rest() is called; restarts the time limit.
    void wait_at(int socket);
    void rest();
    [[nodiscard]] Ended ended();

private:
    void look();

    AnswerLimits limits_;
    std::mutex mutex_;
    std::condition_variable woken_;
    platform::SocketCopy line_;  ///< a copy, so that libpq may close its own; closed while at rest
    std::chrono::steady_clock::time_point end_;
    std::uint64_t memory_ = 0;
    Ended ended_ = Ended::no;
    bool over_ = false;
    std::thread thread_;
};

}  // namespace tablebank
