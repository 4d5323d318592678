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

MessageQueue::Senders::iterator MessageQueue::greediest() {
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

bool MessageQueue::is_large(const Sender& sender) const {
    return weight_of(sender.messages.front()) > limits_.bytes_at_a_time;
}

MessageQueue::Senders::iterator MessageQueue::next_large() {
    const auto large = [&](const auto& sender) { return is_large(sender.second); };
    const auto after = std::find_if(senders_.upper_bound(last_large_), senders_.end(), large);
    return after != senders_.end() ? after : std::ranges::find_if(senders_, large);
}

void MessageQueue::take_first(Sender& sender, std::deque<WaitingMessage>& taken) {
    const std::size_t weight = weight_of(sender.messages.front());
    taken.push_back(std::move(sender.messages.front()));
    sender.messages.pop_front();
    sender.bytes -= weight;
    bytes_ -= weight;
}

std::deque<WaitingMessage> MessageQueue::next(const std::stop_token& stop, std::chrono::milliseconds patience) {
    std::unique_lock lock(guard_);
    added_.wait_for(lock, stop, patience, [&] { return !senders_.empty(); });
    std::deque<WaitingMessage> taken;
    // A hall's tables may all have one address: what waits of them is stored together too.
    const std::size_t share = limits_.messages_together / std::max<std::size_t>(senders_.size(), 1);
    const std::size_t most = std::max(limits_.messages_at_a_time, share);
    for (auto& [from, sender] : senders_) {
        std::size_t bytes = 0;
        for (std::size_t count = 0; count < most && !sender.messages.empty(); ++count) {
            bytes += weight_of(sender.messages.front());
            if (bytes > limits_.bytes_at_a_time) break;
            take_first(sender, taken);
        }
    }
    std::erase_if(senders_, [](const auto& sender) { return sender.second.messages.empty(); });
    if (const auto large = next_large(); large != senders_.end()) {
        last_large_ = large->first;
        take_first(large->second, taken);
        if (large->second.messages.empty()) senders_.erase(large);
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
