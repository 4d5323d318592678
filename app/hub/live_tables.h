#pragma once
// The games at an event's tables as a hub has them: the uploads of bankers' programs are checked, stored and shown.
// Everything that is acknowledged is durable, once and in order. An alternative history of a game is kept apart and
// goes into the event.
//
// One thread takes messages; any thread may look at tables.

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "app/event/event.h"
#include "app/hub/event_writer.h"
#include "app/hub/file_traces.h"
#include "app/hub/kept_event_key.h"
#include "app/hub/played_game.h"
#include "app/hub/result_taker.h"
#include "app/hub/table_codes.h"
#include "app/hub/work_share.h"
#include "app/live/hub_answer.h"
#include "app/live/table_message.h"
#include "app/pages/live_view.h"
#include "db/book/live_store.h"
#include "db/file/file_error.h"

namespace tablebank {

/// An answer, or the requested record.
using HubReply = std::variant<HubAnswer, std::string>;

class LiveTables final : public LiveView {
public:
    /// `store` is that of the event. Without a clock the computer's is used. Throws FileError.
    LiveTables(std::string event_place, std::unique_ptr<LiveStore> store, HubClock clock = {});
    ~LiveTables() override;

    /// Called once for each table whose game the hub cannot read or write, from the thread that handles messages. The
    /// sender of a message only gets the answer "not now".
    using Trouble = std::function<void(const TableOfEvent&, const FileError&)>;
    void tell_trouble_to(Trouble trouble) { trouble_ = std::move(trouble); }

    /// Sets the current state of the event. From any thread.
    void know(Event event);
    /// Handles messages in order, with an answer to each. Their entries are durable on return.
    [[nodiscard]] std::vector<HubReply> take(std::span<const std::string> messages);
    /// The answer as it is sent: signed with the event's key as the answer to this message, byte by byte. From any
    /// thread.
    [[nodiscard]] std::string answer_text(const HubAnswer& answer, std::string_view message) const;
    /// Does postponed work: loads a stored game of the round for which no message has come yet, compares a result that
    /// arrived another way, posts a result again that the event did not take. Returns whether more can be done at once.
    bool go_on();

    /// The table link for the hash of a short code, of a table without a result, sealed with the code; empty if no
    /// table matches. From any thread.
    [[nodiscard]] std::string sealed_line_asked_by(const std::string& asked) const;

    void look_at(int round, int table, const Look& look) const override;
    [[nodiscard]] std::uint64_t version(int round, int table) const override;

private:
    struct PendingUpload;

    [[nodiscard]] std::shared_ptr<const Event> event() const;
    void read_anew();
    [[nodiscard]] bool may_have_moved_on() const;
    [[nodiscard]] bool follows_event_now();
    void tell_trouble(const TableOfEvent& place, const FileError& error);
    [[nodiscard]] PlayedGame* played(const TableOfEvent& place);
    [[nodiscard]] PlayedGame* stored(const TableOfEvent& place);
    void catch_up(PlayedGame& game);
    [[nodiscard]] HubAnswer answer_of(HubState state, const PlayedGame* game) const;
    [[nodiscard]] std::optional<RoundTime> time_of(const TableOfEvent& place) const;

    [[nodiscard]] std::optional<HubState> refuse(const TableMessage& message);
    [[nodiscard]] HubAnswer enrol(const TableMessage& message);
    [[nodiscard]] HubReply record_of(const TableMessage& message);
    [[nodiscard]] HubAnswer keep_fork(const PendingUpload& taking);
    void weigh(PendingUpload& taking);
    void compare(PendingUpload& taking, PlayedGame& game);
    static void read_upload(const std::string& bytes, PendingUpload& taking);
    void receive(PendingUpload& taking);
    [[nodiscard]] std::optional<HubReply> reply_at_once(const TableMessage& message);
    /// Does work for the table of a message, and counts its time and `before_it` against the table's share.
    void do_for(const PendingUpload& taking, const std::function<void()>& work,
                std::chrono::microseconds before_it = {});
    void keep(const std::vector<PendingUpload*>& takings);
    void store(std::span<PendingUpload* const> takings);
    void store_alone(PendingUpload& taking);
    void settle(PendingUpload& taking, const LiveAnswer& answer);
    bool look_for_game();
    void follow_event();
    bool follow_other_hubs();
    bool compare_result();
    [[nodiscard]] bool is_where_result_stands(const EventTable& table, const std::pair<int, int>& at) const;
    void take_result(const std::pair<int, int>& at, const PlayedGame& game);
    void hand_over_results();

    std::unique_ptr<LiveStore> store_;
    HubClock clock_;
    EventWriter desk_;
    ResultTaker taker_;
    std::set<std::pair<int, int>> waiting_{};                ///< tables whose game was not passed to the taker yet
    std::map<std::pair<int, int>, std::size_t> compared_{};  ///< number of results of a table
    std::int64_t compared_up_to_ = 0;                        ///< entry of the event
    std::string event_id_;                                   ///< constant after construction
    KeptEventKey key_;
    std::chrono::steady_clock::time_point read_at_;
    FileTraces read_of_;  ///< of the event's file, when it was read
    /// Of the event's file, when it could not be read, and since when.
    std::optional<std::pair<FileTraces, std::chrono::steady_clock::time_point>> unread_;
    bool is_event_followed_ = true;  ///< whether the messages that are being handled see the current event
    Trouble trouble_;
    std::set<std::pair<int, int>> troubled_;  ///< tables whose trouble was reported
    WorkShare shares_;
    std::set<std::pair<int, int>> looked_for_;  ///< tables whose games were looked up in the store
    std::vector<std::pair<int, int>> to_ask_;   ///< games that another hub may have continued
    std::chrono::steady_clock::time_point asked_at_;
    mutable std::mutex guard_;  ///< protects the following; one thread changes them
    std::shared_ptr<const Event> event_;
    std::map<std::pair<int, int>, std::unique_ptr<PlayedGame>> games_;
    std::uint64_t version_ = 0;
    TableCodes codes_;
};

}  // namespace tablebank
