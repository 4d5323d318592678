#pragma once
// Messages that wait for a hub. Each address gets a few at a time, so a busy sender waits only for itself. The total
// number of bytes is limited, and no address takes the share of others. May be used from any thread. Internal header.

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
        std::size_t bytes = std::size_t{64} * 1024 * 1024;       ///< of all waiting messages
        std::size_t bytes_at_a_time = std::size_t{1024} * 1024;  ///< of an address; one message may be longer
        std::size_t messages_at_a_time = 8;                      ///< of an address
    };
    MessageQueue() : MessageQueue(Limits{}) {}
    explicit MessageQueue(const Limits& limits) : limits_(limits) {}

    /// Returns the message that there is no room for: this one, or the last one of the address with most waiting bytes.
    [[nodiscard]] std::optional<WaitingMessage> add(const std::string& from, WaitingMessage message);
    /// The messages to handle next, of each address in turn; waits for `patience` at most, and returns none if there is
    /// none by then.
    [[nodiscard]] std::deque<WaitingMessage> next(const std::stop_token& stop, std::chrono::milliseconds patience);
    /// All waiting messages.
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
    std::map<std::string, Sender> senders_;  ///< by address; only those with a message
    std::size_t bytes_ = 0;
};

}  // namespace tablebank
