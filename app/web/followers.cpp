#include "app/web/followers.h"

#include <algorithm>

namespace tablebank {
namespace {

/// "id: ID", a line of data for each line of it, and the empty line that ends an event.
EventBytes event_of(const StreamState& state) {
    std::string text = "id: " + state.id + "\ndata: ";
    for (const char sign : state.data) {
        if (sign == '\r') continue;
        text += sign;
        if (sign == '\n') text += "data: ";
    }
    text += "\n\n";
    return std::make_shared<const std::string>(std::move(text));
}

}  // namespace

bool Followers::look_at(const std::string& name, Topic& topic) {
    const StreamState state = site_.state_of(name);
    if (topic.event && topic.id == state.id) return false;
    topic.id = state.id;
    topic.event = event_of(state);
    return true;
}

void Followers::join(Follower& follower, const std::string& topic, const std::string& known_id) {
    Topic& joined = topics_[topic];
    joined.followers.insert(&follower);
    if (!joined.event) look_at(topic, joined);
    if (joined.id != known_id) follower.send(joined.event);
}

void Followers::leave(Follower& follower, const std::string& topic) {
    const auto left = topics_.find(topic);
    if (left == topics_.end()) return;
    left->second.followers.erase(&follower);
    if (left->second.followers.empty()) topics_.erase(left);
}

void Followers::changed() {
    for (auto& [name, topic] : topics_)
        if (look_at(name, topic))
            for (Follower* follower : topic.followers) follower->send(topic.event);
}

void Followers::beat() {
    static const auto heartbeat = std::make_shared<const std::string>("event: beat\ndata: 1\n\n");
    for (const auto& [name, topic] : topics_)
        for (Follower* follower : topic.followers) follower->beat(heartbeat);
}

std::size_t Followers::count() const {
    std::size_t count = 0;
    for (const auto& [name, topic] : topics_) count += topic.followers.size();
    return count;
}

}  // namespace tablebank
