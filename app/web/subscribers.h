#pragma once
// The subscribers of each topic, and its state. An event is encoded once for each change and shared by all; a slow
// subscriber gets the newest state when it is ready, and none of the earlier ones. States are calculated elsewhere, one
// after another, and arrive here in that order: the last one is the newest. Only for the thread of the sockets.
// Internal header.

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "app/web/request_handler.h"

namespace tablebank {

/// An event as it goes over the wire.
using EventBytes = std::shared_ptr<const std::string>;

/// The state of a topic, ready to be sent.
struct TopicState {
    std::string id;
    EventBytes event;
};
/// The current state of the site. Throws what the site throws.
[[nodiscard]] TopicState topic_state(RequestHandler& site, const std::string& topic);
/// The same; nullopt if the state still has this id.
[[nodiscard]] std::optional<TopicState> topic_state_after(RequestHandler& site, const std::string& topic,
                                                          const std::string& id);

class Subscriber {
public:
    Subscriber() = default;
    Subscriber(const Subscriber&) = delete;
    Subscriber& operator=(const Subscriber&) = delete;
    virtual ~Subscriber() = default;
    /// Sends it now, or after the current one, unless a later one arrives first.
    virtual void send(const EventBytes& event) = 0;
    /// The same if there is nothing else to send.
    virtual void heartbeat(const EventBytes& event) = 0;
    /// The address that it counts as.
    [[nodiscard]] virtual const std::string& from() const = 0;
};

class Subscribers {
public:
    /// Starts calculating a topic's state after the one with that id, on behalf of an address (empty if there are
    /// several subscribers); the result arrives through `took` or `failed`.
    using LookAt = std::function<void(const std::string& who, const std::string& topic, const std::string& id)>;
    explicit Subscribers(LookAt look_at) : look_at_(std::move(look_at)) {}

    /// Whether it has a subscriber, so that its state is known.
    [[nodiscard]] bool knows(const std::string& topic) const { return topics_.contains(topic); }
    /// Sends the state at once, unless it is the one that the subscriber knows. Requires that the topic is known.
    void join(Subscriber& subscriber, const std::string& topic, const std::string& known_id);
    /// Number of possible changes.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }
    /// The same if it had no subscriber, with the state that was calculated at change number `changes`.
    void join(Subscriber& subscriber, const std::string& topic, const std::string& known_id, TopicState state,
              std::uint64_t changes);
    void leave(Subscriber& subscriber, const std::string& topic);
    /// Starts a calculation for every topic, those with most subscribers first.
    void changed();
    void took(const std::string& topic, std::optional<TopicState> newer);
    void failed(const std::string& topic);
    void heartbeat();
    /// From any thread.
    [[nodiscard]] std::size_t count() const { return count_; }

private:
    struct Topic {
        std::set<Subscriber*> subscribers;
        TopicState state;
        bool looked_at = false;  ///< a calculation is running
        bool again = false;      ///< it may have changed since
    };
    void look_at(const std::string& name, Topic& topic);
    void show(Topic& topic, TopicState state);

    LookAt look_at_;
    std::map<std::string, Topic> topics_;
    std::uint64_t changes_ = 0;
    std::atomic<std::size_t> count_{0};
};

}  // namespace tablebank
