#include "db/server/answer_watch.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fstream>

namespace tablebank {
namespace {

constexpr auto between_looks = std::chrono::milliseconds(50);

}  // namespace

std::uint64_t resident_bytes() {
    std::ifstream file("/proc/self/statm");
    std::uint64_t whole = 0;
    std::uint64_t resident = 0;
    if (!(file >> whole >> resident)) return 0;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

AnswerWatch::AnswerWatch(const AnswerLimits& limits) : limits_(limits), thread_([this] { look(); }) {}

AnswerWatch::~AnswerWatch() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    woken_.notify_one();
    thread_.join();
    close_line();
}

void AnswerWatch::close_line() {
    if (line_ >= 0) ::close(line_);
    line_ = -1;
}

void AnswerWatch::wait_at(int socket) {
    const std::uint64_t memory = resident_bytes();
    const std::lock_guard lock(mutex_);
    const bool was_at_rest = line_ < 0;
    if (was_at_rest) line_ = ::fcntl(socket, F_DUPFD_CLOEXEC, 0);
    end_ = std::chrono::steady_clock::now() + limits_.time;
    memory_ = memory;
    if (was_at_rest) woken_.notify_one();
}

void AnswerWatch::rest() {
    const std::lock_guard lock(mutex_);
    close_line();
}

AnswerWatch::Ended AnswerWatch::ended() {
    const std::lock_guard lock(mutex_);
    return ended_;
}

void AnswerWatch::look() {
    std::unique_lock lock(mutex_);
    while (!over_) {
        if (line_ < 0) {
            woken_.wait(lock, [this] { return over_ || line_ >= 0; });
            continue;
        }
        woken_.wait_for(lock, between_looks, [this] { return over_; });
        if (over_ || line_ < 0) continue;
        if (std::chrono::steady_clock::now() > end_)
            ended_ = Ended::by_time;
        else if (const std::uint64_t now = resident_bytes(); now > memory_ + limits_.memory && memory_ > 0)
            ended_ = Ended::by_size;
        else
            continue;
        ::shutdown(line_, SHUT_RDWR);
        close_line();
    }
}

}  // namespace tablebank
