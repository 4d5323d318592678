#pragma once
// Takes messages off a server's thread: they wait here while others are being kept, and some of every sender are kept
// at once. So many tables cost no more than one disk can do, nobody who reads a page waits for it, and who sends much
// keeps no other table waiting.

#include <functional>
#include <string>
#include <thread>

#include "app/hub/live_tables.h"
#include "app/hub/message_queue.h"
#include "app/web/request_handler.h"

namespace tablebank {

class LiveWriter {
public:
    /// `changed`: something is shown otherwise. Both have to outlive this.
    LiveWriter(LiveTables& tables, std::function<void()> changed);
    LiveWriter(const LiveWriter&) = delete;
    LiveWriter& operator=(const LiveWriter&) = delete;
    /// What waits is answered: not now.
    ~LiveWriter();

    /// From any thread; `from`: as whom the sender's address counts.
    void take(std::string message, const std::string& from, WebReply reply);

private:
    void run(const std::stop_token& stop);
    /// Answers: not now.
    void refuse(const WaitingMessage& one);
    void answer(std::deque<WaitingMessage>& taken);

    LiveTables& tables_;
    std::function<void()> changed_;
    MessageQueue messages_;
    std::jthread thread_;
};

}  // namespace tablebank
