#pragma once
// The games at an event's tables as a hub has them: what bankers' programs send is weighed, kept, and shown. What is
// answered as kept is durable, once and in order; another history of a game is kept apart and goes into the event's
// book. Knows nothing of sockets.
//
// One thread takes messages; any thread looks at tables.

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "app/event/event.h"
#include "app/hub/event_desk.h"
#include "app/live/hub_answer.h"
#include "app/live/table_message.h"
#include "app/pages/live_view.h"
#include "app/session/growing_game.h"
#include "db/event/live_store.h"

namespace tablebank {

/// An answer, or the record that was asked for.
using HubReply = std::variant<HubAnswer, std::string>;

class LiveTables final : public LiveView {
public:
    /// `now_ms`: UTC milliseconds. Throws FileError.
    LiveTables(std::string event_place, std::unique_ptr<LiveStore> store, std::function<std::int64_t()> now_ms);
    ~LiveTables() override;

    /// The event as its book has it now.
    void know(Event event);
    /// Messages as they came, and an answer to each. What they bring is durable on return.
    [[nodiscard]] std::vector<HubReply> take(std::span<const std::string> messages);
    /// What could not be written into the event's book before is tried again: results, other histories.
    void try_again();

    void look_at(int round, int table, const Look& look) const override;
    [[nodiscard]] std::uint64_t version(int round, int table) const override;

private:
    struct Played;
    struct Taking;

    [[nodiscard]] Played* played(const TableOfEvent& place, const RecordPart* part);
    [[nodiscard]] std::optional<HubAnswer> refuse(const TableMessage& message);
    [[nodiscard]] HubAnswer enrol(const TableMessage& message);
    [[nodiscard]] HubReply record_of(const TableMessage& message);
    void weigh(Taking& taking);
    void keep(std::vector<Taking>& takings);
    void settle(Taking& taking, const LiveAnswer& answer);
    void catch_up(Played& game, std::int64_t to);
    void read_anew();
    [[nodiscard]] HubAnswer answer_of(HubState state, const Played* game) const;

    std::unique_ptr<LiveStore> store_;
    std::function<std::int64_t()> now_ms_;
    EventDesk desk_;
    mutable std::mutex guard_;  ///< of what follows
    Event event_;
    std::map<std::pair<int, int>, std::unique_ptr<Played>> games_;
    std::uint64_t version_ = 0;
};

}  // namespace tablebank
