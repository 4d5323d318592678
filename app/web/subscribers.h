#pragma once
// Who follows which topic, and what each topic shows. What is sent is made once for a change and shared by all; a
// subscriber who is slow gets the newest state when he is ready, and none of those between. States are worked out
// elsewhere, one after the other, and brought here in that order: the one that came last is the newest. Of the thread
// of the sockets alone. Internal to this room.

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

/// What a topic shows, ready to be sent.
struct TopicState {
    std::string id;
    EventBytes event;
};
/// As the site has it now. Throws what the site throws.
[[nodiscard]] TopicState topic_state(RequestHandler& site, const std::string& topic);
/// The same; nullopt where it is still the state with this id.
[[nodiscard]] std::optional<TopicState> topic_state_after(RequestHandler& site, const std::string& topic,
                                                          const std::string& id);

class Subscriber {
public:
    Subscriber() = default;
    Subscriber(const Subscriber&) = delete;
    Subscriber& operator=(const Subscriber&) = delete;
    virtual ~Subscriber() = default;
    /// Sends it now, or once what is being sent has been taken, unless a later one came meanwhile.
    virtual void send(const EventBytes& event) = 0;
    /// The same where nothing else is to be sent.
    virtual void heartbeat(const EventBytes& event) = 0;
    /// As whom its address counts.
    [[nodiscard]] virtual const std::string& from() const = 0;
};

class Subscribers {
public:
    /// Has somebody work out what a topic shows after the state with that id, for the sake of an address (nobody's
    /// where several follow), and bring it by `took` or `failed`.
    using LookAt = std::function<void(const std::string& who, const std::string& topic, const std::string& id)>;
    explicit Subscribers(LookAt look_at) : look_at_(std::move(look_at)) {}

    /// Whether somebody follows it, so that its state is known.
    [[nodiscard]] bool knows(const std::string& topic) const { return topics_.contains(topic); }
    /// Sends the state at once, unless it is the one that the subscriber knows. Requires that the topic is known.
    void join(Subscriber& subscriber, const std::string& topic, const std::string& known_id);
    /// How often something may have changed.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }
    /// The same where nobody followed it, with the state that was worked out since so many changes.
    void join(Subscriber& subscriber, const std::string& topic, const std::string& known_id, TopicState state,
              std::uint64_t changes);
    void leave(Subscriber& subscriber, const std::string& topic);
    /// Has every topic looked at, those first that most follow.
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
        bool looked_at = false;  ///< somebody is about it
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
