#pragma once
// Work on one thread, whoever wants it in turn: who wants much waits for himself, and everybody else at most for one
// piece of each other's. Internal to this room.

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>

namespace tablebank {

class TakingTurns {
public:
    using Work = std::function<void()>;

    TakingTurns();
    TakingTurns(const TakingTurns&) = delete;
    TakingTurns& operator=(const TakingTurns&) = delete;
    ~TakingTurns();

    /// From any thread; nothing is done any more once this was stopped. What it throws is lost.
    void add(const std::string& who, Work work);
    /// What is being done is done to its end, what waits is not, and is destroyed on return.
    void stop();

private:
    void run(const std::stop_token& stop);

    std::mutex guard_;
    std::condition_variable_any added_;
    std::map<std::string, std::deque<Work>> waiting_;  ///< by who wants it
    std::deque<std::string> turns_;                    ///< each of those once
    bool stopped_ = false;
    std::jthread thread_;
};

}  // namespace tablebank
