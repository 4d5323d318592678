#pragma once
// The acts that a hub writes into its event: keys of tables, results of finished games, alternative histories. The
// event is opened only briefly for each act, because others write to it too; a failed act is remembered and tried
// again.

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "app/event/event_session.h"
#include "app/live/table_message.h"

namespace tablebank {

/// The hub's time, UTC milliseconds.
using HubClock = std::function<std::int64_t()>;

class EventWriter {
public:
    /// `place` of the event. Without a clock its acts have the computer's time.
    explicit EventWriter(std::string place, HubClock clock = {});

    [[nodiscard]] const std::string& place() const { return place_; }
    /// Decides and posts at once, with as much evidence as there is space for (book_share.h). Throws FileError:
    /// open_elsewhere if another process has the event open for too long, too_long if the remaining space is reserved
    /// for the director.
    [[nodiscard]] std::optional<EventRefusal> post(const EventSession::Decider& decide,
                                                   const std::vector<std::string>& evidence = {});
    /// The same now or later, in order; a refusal ends it too. For each table only the last one is kept.
    using Reason = std::function<std::string(const Event&)>;
    void post_some_time(const TableOfEvent& place, EventSession::Decider decide, std::vector<std::string> evidence,
                        Reason why);
    /// Tries the waiting acts again; returns whether none is left.
    bool try_again();

private:
    struct Waiting {
        TableOfEvent place;
        EventSession::Decider decide;
        std::vector<std::string> evidence;
        Reason why;
    };
    [[nodiscard]] std::optional<EventRefusal> post_once(const EventSession::Decider& decide,
                                                        const std::vector<std::string>& evidence,
                                                        const Reason& why) const;

    std::string place_;
    HubClock clock_;
    std::deque<Waiting> waiting_;
};

}  // namespace tablebank
