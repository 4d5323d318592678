#pragma once
// Work on one thread, in turns: a client with many jobs waits for its own, every other client at most for one job of
// each of the others. Internal header.

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

    /// From any thread; does nothing after `stop`. Exceptions of the work are ignored.
    void add(const std::string& who, Work work);
    /// Finishes the current job; waiting jobs are destroyed without running, before it returns.
    void stop();

private:
    void run(const std::stop_token& stop);

    std::mutex guard_;
    std::condition_variable_any added_;
    std::map<std::string, std::deque<Work>> waiting_;  ///< by client
    std::deque<std::string> turns_;                    ///< each waiting client once
    bool stopped_ = false;
    std::jthread thread_;
};

}  // namespace tablebank
