#pragma once
// Takes messages off a server's thread: they wait here while others are stored, and some messages of every sender are
// stored together. So many tables cost no more than one disk can do, readers of pages never wait for it, and a sender
// of many messages does not delay the other tables.

#include <functional>
#include <string>
#include <thread>

#include "app/hub/live_tables.h"
#include "app/hub/message_queue.h"
#include "app/web/request_handler.h"

namespace tablebank {

class LiveWriter {
public:
    /// `changed` is called when a page has changed. Both must outlive this.
    LiveWriter(LiveTables& tables, std::function<void()> changed);
    LiveWriter(const LiveWriter&) = delete;
    LiveWriter& operator=(const LiveWriter&) = delete;
    /// Waiting messages are answered with not_now.
    ~LiveWriter();

    /// From any thread; `from`: the address that the sender counts as.
    void take(std::string message, const std::string& from, WebReply reply);

private:
    void run(const std::stop_token& stop);
    /// Answers with not_now.
    void refuse(const WaitingMessage& one);
    void answer(std::deque<WaitingMessage>& taken);
    [[nodiscard]] WebAnswer answer_to(const std::string& message, HubReply& reply) const;

    LiveTables& tables_;
    std::function<void()> changed_;
    MessageQueue messages_;
    std::jthread thread_;
};

}  // namespace tablebank
