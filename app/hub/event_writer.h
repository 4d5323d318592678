#pragma once
// What a hub writes into the book of its event: keys of tables, results of games that are over, other histories. The
// book is opened for a moment each time, as others write in it too; what does not succeed is kept in mind and tried
// again. Knows nothing of messages.

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "app/event/event_session.h"
#include "app/live/table_message.h"

namespace tablebank {

/// What the time is at a hub, UTC milliseconds.
using HubClock = std::function<std::int64_t()>;

class EventWriter {
public:
    /// `place` of the event's book. Without a clock its acts are dated by the computer's.
    explicit EventWriter(std::string place, HubClock clock = {});

    [[nodiscard]] const std::string& place() const { return place_; }
    /// Decides and posts at once, its evidence as far as there is room for it (book_share.h). Throws FileError:
    /// open_elsewhere where somebody else has the book for too long, too_long where what is left of it is the
    /// director's.
    [[nodiscard]] std::optional<EventRefusal> post(const EventSession::Decider& decide,
                                                   const std::vector<std::string>& evidence = {});
    /// The same now or later, in order; a refusal is an answer too. Of a table the last one alone.
    using Reason = std::function<std::string(const Event&)>;
    void post_some_time(const TableOfEvent& place, EventSession::Decider decide, std::vector<std::string> evidence,
                        Reason why);
    /// Tries what is left of it; whether nothing is.
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
