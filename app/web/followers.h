#pragma once
// Who follows which topic, and what each topic shows. What is sent is made once for a change and shared by all; a
// follower who is slow gets the newest state when he is ready, and none of those between. Internal to this room.

#include <atomic>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "app/web/site.h"

namespace tablebank {

/// An event as it goes over the wire.
using EventBytes = std::shared_ptr<const std::string>;

class Follower {
public:
    Follower() = default;
    Follower(const Follower&) = delete;
    Follower& operator=(const Follower&) = delete;
    virtual ~Follower() = default;
    /// Sends it now, or once what is being sent has been taken, unless a later one came meanwhile.
    virtual void send(const EventBytes& event) = 0;
    /// The same where nothing else is to be sent.
    virtual void beat(const EventBytes& event) = 0;
};

class Followers {
public:
    explicit Followers(Site& site) : site_(site) {}

    /// Sends the state at once, unless it is the one that the follower knows. Where the site throws nobody has joined.
    void join(Follower& follower, const std::string& topic, const std::string& known_id);
    void leave(Follower& follower, const std::string& topic);
    /// Sends every topic that shows something else now; false where the site threw for some of them.
    [[nodiscard]] bool changed();
    void beat();
    /// From any thread.
    [[nodiscard]] std::size_t count() const { return count_; }

private:
    struct Topic {
        std::set<Follower*> followers;
        std::string id;
        EventBytes event;
    };
    /// Whether the topic shows something else than before.
    bool look_at(const std::string& name, Topic& topic);

    Site& site_;
    std::map<std::string, Topic> topics_;
    std::atomic<std::size_t> count_{0};
};

}  // namespace tablebank
