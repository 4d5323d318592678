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
    topic.event = event_of(state);
    topic.id = state.id;
    return true;
}

void Followers::join(Follower& follower, const std::string& topic, const std::string& known_id) {
    const auto known = topics_.find(topic);
    Topic fresh;
    if (known == topics_.end()) look_at(topic, fresh);
    Topic& joined = known == topics_.end() ? topics_.emplace(topic, std::move(fresh)).first->second : known->second;
    count_ += joined.followers.insert(&follower).second ? 1 : 0;
    if (known_id.empty() || joined.id != known_id) follower.send(joined.event);
}

void Followers::leave(Follower& follower, const std::string& topic) {
    const auto left = topics_.find(topic);
    if (left == topics_.end()) return;
    count_ -= left->second.followers.erase(&follower);
    if (left->second.followers.empty()) topics_.erase(left);
}

bool Followers::changed() {
    bool all = true;
    for (auto& [name, topic] : topics_) {
        try {
            if (look_at(name, topic))
                for (Follower* follower : topic.followers) follower->send(topic.event);
        } catch (...) {
            all = false;
        }
    }
    return all;
}

void Followers::beat() {
    static const auto heartbeat = std::make_shared<const std::string>("event: beat\ndata: 1\n\n");
    for (const auto& [name, topic] : topics_)
        for (Follower* follower : topic.followers) follower->beat(heartbeat);
}

}  // namespace tablebank
