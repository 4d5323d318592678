#pragma once
// Messages that wait for a hub. Each address gets a few small ones at a time, and one of all the addresses a large one,
// so a busy sender waits only for itself and a crowd of large messages keeps no small one waiting. The total number of
// bytes is limited, and no address takes the share of others. May be used from any thread. Internal header.

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
        std::size_t bytes = std::size_t{64} * 1024 * 1024;      ///< of all waiting messages
        std::size_t bytes_at_a_time = std::size_t{256} * 1024;  ///< of an address; a longer message is a large one
        std::size_t messages_at_a_time = 8;                     ///< of an address, if many addresses have some waiting
        std::size_t messages_together = 256;                    ///< of all addresses, if few have some waiting
    };
    MessageQueue() : MessageQueue(Limits{}) {}
    explicit MessageQueue(const Limits& limits) : limits_(limits) {}

    /// Returns the message that does not fit: this one, or the last one of the address with most waiting bytes.
    [[nodiscard]] std::optional<WaitingMessage> add(const std::string& from, WaitingMessage message);
    /// The messages to handle next: small ones of each address up to its first large one, then one large one; waits for
    /// `patience` at most, and returns none if there is none by then.
    [[nodiscard]] std::deque<WaitingMessage> next(const std::stop_token& stop, std::chrono::milliseconds patience);
    /// All waiting messages.
    [[nodiscard]] std::deque<WaitingMessage> rest();

private:
    struct Sender {
        std::deque<WaitingMessage> messages;
        std::size_t bytes = 0;
    };
    using Senders = std::map<std::string, Sender>;
    [[nodiscard]] Senders::iterator greediest();
    [[nodiscard]] bool is_large(const Sender& sender) const;
    /// The sender whose turn it is with a large message; end() if there is none.
    [[nodiscard]] Senders::iterator next_large();
    void take_first(Sender& sender, std::deque<WaitingMessage>& taken);

    Limits limits_;
    std::mutex guard_;
    std::condition_variable_any added_;
    Senders senders_;         ///< by address; only those with a message
    std::string last_large_;  ///< the address whose large message was handed out last
    std::size_t bytes_ = 0;
};

}  // namespace tablebank
