#include "app/hub/message_queue.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tablebank {
namespace {

/// So that many small ones are counted too.
std::size_t weight_of(const WaitingMessage& message) {
    constexpr std::size_t besides = 1024;
    return message.message.size() + besides;
}

}  // namespace

std::map<std::string, MessageQueue::Sender>::iterator MessageQueue::greediest() {
    return std::ranges::max_element(senders_, {}, [](const auto& sender) { return sender.second.bytes; });
}

std::optional<WaitingMessage> MessageQueue::add(const std::string& from, WaitingMessage message) {
    std::optional<WaitingMessage> dropped;
    {
        const std::lock_guard lock(guard_);
        const std::size_t weight = weight_of(message);
        Sender& sender = senders_[from];
        sender.messages.push_back(std::move(message));
        sender.bytes += weight;
        bytes_ += weight;
        if (bytes_ > limits_.bytes) {
            const auto most = greediest();
            dropped = std::move(most->second.messages.back());
            most->second.messages.pop_back();
            const std::size_t gone = weight_of(*dropped);
            most->second.bytes -= gone;
            bytes_ -= gone;
            if (most->second.messages.empty()) senders_.erase(most);
        }
    }
    added_.notify_one();
    return dropped;
}

std::deque<WaitingMessage> MessageQueue::next(const std::stop_token& stop, std::chrono::milliseconds patience) {
    std::unique_lock lock(guard_);
    added_.wait_for(lock, stop, patience, [&] { return !senders_.empty(); });
    std::deque<WaitingMessage> taken;
    for (auto sender = senders_.begin(); sender != senders_.end();) {
        std::deque<WaitingMessage>& messages = sender->second.messages;
        std::size_t bytes = 0;
        for (std::size_t count = 0; count < limits_.messages_at_a_time && !messages.empty(); ++count) {
            const std::size_t weight = weight_of(messages.front());
            if (count > 0 && bytes + weight > limits_.bytes_at_a_time) break;
            bytes += weight;
            taken.push_back(std::move(messages.front()));
            messages.pop_front();
        }
        sender->second.bytes -= bytes;
        bytes_ -= bytes;
        sender = messages.empty() ? senders_.erase(sender) : std::next(sender);
    }
    return taken;
}

std::deque<WaitingMessage> MessageQueue::rest() {
    const std::lock_guard lock(guard_);
    std::deque<WaitingMessage> all;
    for (auto& [from, sender] : senders_) std::ranges::move(sender.messages, std::back_inserter(all));
    senders_.clear();
    bytes_ = 0;
    return all;
}

}  // namespace tablebank
