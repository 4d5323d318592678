#include "app/web/subscribers.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tablebank {
namespace {

/// "id: ID", a line of data for each line of it, and the empty line that ends an event.
EventBytes event_of(const StreamState& state) {
    std::string text = "id: " + state.id + "\ndata: ";
    text.reserve(text.size() + state.data.size() + 2);
    for (const char sign : state.data) {
        if (sign == '\r') continue;
        text += sign;
        if (sign == '\n') text += "data: ";
    }
    text += "\n\n";
    return std::make_shared<const std::string>(std::move(text));
}

}  // namespace

TopicState topic_state(RequestHandler& site, const std::string& topic) {
    StreamState state = site.state_of(topic);
    EventBytes event = event_of(state);
    return {std::move(state.id), std::move(event)};
}

std::optional<TopicState> topic_state_after(RequestHandler& site, const std::string& topic, const std::string& id) {
    if (site.id_of(topic) == id) return std::nullopt;
    return topic_state(site, topic);
}

void Subscribers::look_at(const std::string& name, Topic& topic) {
    if (std::exchange(topic.looked_at, true)) {
        topic.again = true;
        return;
    }
    topic.again = false;
    const std::string& first = (*topic.subscribers.begin())->from();
    const bool of_one =
        std::ranges::all_of(topic.subscribers, [&](const Subscriber* one) { return one->from() == first; });
    look_at_(of_one ? first : std::string{}, name, topic.state.id);
}

void Subscribers::show(Topic& topic, TopicState state) {
    if (topic.state.event && topic.state.id == state.id) return;
    topic.state = std::move(state);
    for (Subscriber* subscriber : topic.subscribers) subscriber->send(topic.state.event);
}

void Subscribers::join(Subscriber& subscriber, const std::string& topic, const std::string& known_id) {
    Topic& joined = topics_.at(topic);
    count_ += joined.subscribers.insert(&subscriber).second ? 1 : 0;
    if (known_id.empty() || joined.state.id != known_id) subscriber.send(joined.state.event);
}

void Subscribers::join(Subscriber& subscriber, const std::string& topic, const std::string& known_id, TopicState state,
                       std::uint64_t changes) {
    Topic& joined = topics_[topic];
    show(joined, std::move(state));
    join(subscriber, topic, known_id);
    if (changes != changes_) look_at(topic, joined);
}

void Subscribers::leave(Subscriber& subscriber, const std::string& topic) {
    const auto left = topics_.find(topic);
    if (left == topics_.end()) return;
    count_ -= left->second.subscribers.erase(&subscriber);
    if (left->second.subscribers.empty()) topics_.erase(left);
}

void Subscribers::changed() {
    ++changes_;
    std::vector<std::pair<const std::string, Topic>*> order;
    order.reserve(topics_.size());
    for (auto& topic : topics_) order.push_back(&topic);
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [](const auto* topic) { return topic->second.subscribers.size(); });
    for (auto* topic : order) look_at(topic->first, topic->second);
}

void Subscribers::took(const std::string& topic, std::optional<TopicState> newer) {
    const auto found = topics_.find(topic);
    if (found == topics_.end()) return;
    found->second.looked_at = false;
    if (newer) show(found->second, *std::move(newer));
    if (found->second.again) look_at(topic, found->second);
}

void Subscribers::failed(const std::string& topic) {
    const auto found = topics_.find(topic);
    if (found != topics_.end()) found->second.looked_at = false;
}

void Subscribers::heartbeat() {
    static const auto heartbeat = std::make_shared<const std::string>("event: heartbeat\ndata: 1\n\n");
    for (const auto& [name, topic] : topics_)
        for (Subscriber* subscriber : topic.subscribers) subscriber->heartbeat(heartbeat);
}

}  // namespace tablebank
