#pragma once
// Takes messages off a server's thread: they wait here while others are being kept, and all that waits is kept at once.
// So many tables cost no more than one disk can do, and nobody who reads a page waits for it.

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "app/hub/live_tables.h"
#include "app/web/site.h"

namespace tablebank {

class LiveWriter {
public:
    /// `changed`: something is shown otherwise. Both have to outlive this.
    LiveWriter(LiveTables& tables, std::function<void()> changed);
    LiveWriter(const LiveWriter&) = delete;
    LiveWriter& operator=(const LiveWriter&) = delete;
    /// What waits is answered: not now.
    ~LiveWriter();

    /// From any thread.
    void take(std::string message, WebReply reply);

private:
    struct Waiting {
        std::string message;
        WebReply reply;
    };
    void run(const std::stop_token& stop);
    [[nodiscard]] std::deque<Waiting> next(const std::stop_token& stop, bool more);
    void answer(std::deque<Waiting>& taken);

    LiveTables& tables_;
    std::function<void()> changed_;
    std::mutex guard_;
    std::condition_variable_any waiting_;
    std::deque<Waiting> messages_;
    std::jthread thread_;
};

}  // namespace tablebank
