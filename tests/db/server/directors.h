#pragma once
// Directors who post to one event at a time, and the answers that each of them got for every act.

#include <atomic>
#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "db/book/event_book.h"

namespace tablebank::server_test {

struct PostedSums {
    std::size_t acknowledged = 0;
    std::size_t refused = 0;
    std::size_t unknown = 0;
    std::size_t moved_on = 0;
};

class Directors {
public:
    /// They begin when each of them has the event open.
    Directors(int count, const std::string& place);
    ~Directors();
    Directors(const Directors&) = delete;
    Directors& operator=(const Directors&) = delete;

    void stop();
    /// Every act that was acknowledged is there, once, with its evidence; none that was refused; and no other.
    void hold_against(const EventBook& book, PostedSums& sums);

private:
    enum class Promise { stored, refused, unknown };
    void write(const std::string& place, int director);
    void note(const std::string& act, Promise promise);

    std::mutex mutex_;
    std::map<std::string, Promise> acts_;
    std::atomic<int> moved_on_ = 0;
    std::atomic<int> ready_ = 0;
    std::atomic<bool> over_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace tablebank::server_test
