#pragma once
// A hub of an event with two tables, whose games are sent as wholes, honest or not.

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/event/live_place.h"
#include "app/hub/live_tables.h"
#include "app/hub_sync/outgoing_game.h"
#include "tests/support/live_event.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

inline const std::vector<std::string> to_the_end{"clock start", "roll 1 2", "ok",      "next",
                                                 "2 leaves",    "3 leaves", "4 leaves"};

/// A table whose game is sent as a whole, honest or not.
struct SentTable {
    SentTable(const std::string& file, const TableSetup& setup, const std::string& from = {},
              const std::string& to = {})
        : laptop(file, setup, from, to) {}

    [[nodiscard]] TableOfEvent place() const {
        return {laptop.table().event_id, laptop.table().round, laptop.table().table};
    }
    [[nodiscard]] std::string joins() const {
        const SecretKey key = laptop.key();
        TableMessage message{.kind = MessageKind::enrolment, .place = place(), .key = key.public_key()};
        message.proof = enrolment_proof(laptop.table().code, message.place, message.key);
        return signed_message(key, message);
    }
    [[nodiscard]] std::string sends(const Table& game, std::int64_t after = 0) const {
        OutgoingGame sent(*game.game.setup);
        sent.add(game);
        const SecretKey key = laptop.key();
        return signed_message(key, {.kind = MessageKind::entries,
                                    .place = place(),
                                    .key = key.public_key(),
                                    .after = after,
                                    .before = sent.hash_of(after),
                                    .part = sent.part(after, std::size_t{1} << 22U)});
    }
    Laptop laptop;
};

struct HallWithHub {
    ScratchFolder folder;
    std::string event = make_live_event(folder.file("."), "http://hub.local:8017");
    SentTable first{folder.file("one.tbl"), table_of_event(event, 1, 1)};
    SentTable second{folder.file("two.tbl"), table_of_event(event, 1, 2)};
    std::optional<LiveTables> hub;

    explicit HallWithHub(HubClock clock = {}) : clock_(std::move(clock)) { begin_hub(); }
    void begin_hub() {
        hub.reset();
        hub.emplace(event, open_live_store(event, read_event_state(event).id), clock_);
        while (hub->go_on()) continue;
    }
    /// The hub's answer. A table that has asked for much, as on a slow machine, sends the same again later.
    HubState sends(const std::string& message) {
        HubState state = answer_to(message);
        for (int attempt = 0; state == HubState::not_now && attempt < 1200; ++attempt) {
            std::this_thread::sleep_for(std::chrono::milliseconds{50});
            state = answer_to(message);
        }
        return state;
    }
    /// The event once the book has the hub's acts, or its state after a minute.
    template <class Wanted>
    [[nodiscard]] Event event_with(const Wanted& wanted) const {
        for (int attempt = 0; attempt < 1200; ++attempt) {
            Event now = read_event_state(event).event;
            if (wanted(now)) return now;
            std::this_thread::sleep_for(std::chrono::milliseconds{50});
        }
        return read_event_state(event).event;
    }

private:
    HubState answer_to(const std::string& message) {
        return std::get<HubAnswer>(hub->take({&message, 1}).front()).state;
    }
    HubClock clock_;
};

inline bool has_result(const Event& event, int table) {
    return event.table(1, table)->result() != nullptr;
}

inline bool has_aside(const Event& event, int table) {
    return !event.table(1, table)->forks.empty();
}

}  // namespace tablebank::testing
