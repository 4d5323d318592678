#pragma once
// Messages that wait for a hub: some of each address at a time, so that who sends much waits for himself, and so many
// bytes in all, of which no address takes the others' share. From any thread. Internal to this room.

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

#include "app/web/request_handler.h"

namespace tablebank {

struct WaitingMessage {
    std::string message;
    WebReply reply;
};

class MessageQueue {
public:
    struct Limits {
        std::size_t bytes = std::size_t{64} * 1024 * 1024;       ///< that wait, of all
        std::size_t bytes_at_a_time = std::size_t{1024} * 1024;  ///< of an address; one message may be longer
        std::size_t messages_at_a_time = 8;                      ///< of an address
    };
    MessageQueue() : MessageQueue(Limits{}) {}
    explicit MessageQueue(const Limits& limits) : limits_(limits) {}

    /// Gives back what there is no room for: this one, or the last one of the address that has most waiting.
    [[nodiscard]] std::optional<WaitingMessage> add(const std::string& from, WaitingMessage message);
    /// What is to be done next, of each address in turn; waits so long for something, and gives nothing where there
    /// is none.
    [[nodiscard]] std::deque<WaitingMessage> next(const std::stop_token& stop, std::chrono::milliseconds patience);
    /// All that waits.
    [[nodiscard]] std::deque<WaitingMessage> rest();

private:
    struct Sender {
        std::deque<WaitingMessage> messages;
        std::size_t bytes = 0;
    };
    [[nodiscard]] std::map<std::string, Sender>::iterator greediest();

    Limits limits_;
    std::mutex guard_;
    std::condition_variable_any added_;
    std::map<std::string, Sender> senders_;  ///< by address; none without a message
    std::size_t bytes_ = 0;
};

}  // namespace tablebank
