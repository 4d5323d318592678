// A key is its 32 bytes, whatever its number, and the hub's errors do not mention its machine.

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <future>
#include <thread>

#include "app/event/live_place.h"
#include "app/hub/live_tables.h"
#include "app/hub/live_writer.h"
#include "app/hub_sync/outgoing_game.h"
#include "app/live/hub_answer.h"
#include "tests/support/live_event.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

TableOfEvent place_at(const TableSetup& table) {
    return {table.event_id, table.round, table.table};
}

/// The same secret under another number.
SecretKey renumbered(const SecretKey& key) {
    KeyId other = key.id();
    other.bytes[0] ^= 0x5aU;
    return {other, key.bytes()};
}

std::string enrolment_with(const SecretKey& key, const TableSetup& table) {
    TableMessage message{.kind = MessageKind::enrolment, .place = place_at(table), .key = key.public_key()};
    message.proof = enrolment_proof(table.code, message.place, message.key);
    return signed_message(key, message);
}

std::string record_wish_with(const SecretKey& key, const TableSetup& table) {
    return signed_message(key, {.kind = MessageKind::record, .place = place_at(table), .key = key.public_key()});
}

HubState state_after(LiveTables& tables, const std::string& message) {
    return std::get<HubAnswer>(tables.take({&message, 1}).front()).state;
}

LiveTables tables_of(const std::string& event) {
    return {event, open_live_store(event, read_event_state(event).id)};
}

TEST_CASE("a key under another number is the same key for a table, enrolled and withdrawn") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.file("."), "http://hub.local:8017");
    const TableSetup table = table_of_event(event, 1, 1);
    const SecretKey key = SecretKey::fresh();
    const SecretKey again = renumbered(key);
    {
        LiveTables tables = tables_of(event);
        while (tables.go_on()) continue;
        REQUIRE(state_after(tables, enrolment_with(key, table)) == HubState::kept);
        const std::int64_t acts = read_event_state(event).event.last;
        CHECK(state_after(tables, enrolment_with(again, table)) == HubState::kept);
        CHECK(read_event_state(event).event.last == acts);  // nothing new: it is enrolled
        CHECK(state_after(tables, record_wish_with(again, table)) == HubState::gap);
        CHECK(state_after(tables, enrolment_with(SecretKey::fresh(), table)) == HubState::other_key);
    }
    direct(
        event,
        [](const Event& now) {
            return decide_key_withdrawal(now, {1, 1}, "it broke");
        },
        "it broke");
    LiveTables tables = tables_of(event);
    while (tables.go_on()) continue;
    CHECK(state_after(tables, enrolment_with(key, table)) == HubState::key_withdrawn);
    CHECK(state_after(tables, enrolment_with(again, table)) == HubState::key_withdrawn);
    CHECK(state_after(tables, record_wish_with(again, table)) == HubState::key_withdrawn);
}

TEST_CASE("once a withdrawal is posted, nothing that the key sends is taken") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.file("."), "http://hub.local:8017");
    const TableSetup table = table_of_event(event, 1, 1);
    Laptop laptop(folder.file("one.tbl"), table);
    LiveTables tables = tables_of(event);
    while (tables.go_on()) continue;
    REQUIRE(state_after(tables, enrolment_with(laptop.key(), table)) == HubState::kept);
    OutgoingGame game(*laptop.game().game.setup);
    const auto state_of_entries = [&] {
        const std::int64_t after = game.end().entry;
        game.add(laptop.game());
        const SecretKey key = laptop.key();
        return state_after(tables, signed_message(key, {.kind = MessageKind::entries,
                                                        .place = place_at(table),
                                                        .key = key.public_key(),
                                                        .after = after,
                                                        .before = game.hash_of(after),
                                                        .part = game.part(after, std::size_t{1} << 20U)}));
    };
    CHECK(state_of_entries() == HubState::kept);
    laptop.talk(1, "supper");
    CHECK(state_of_entries() == HubState::kept);
    direct(
        event,
        [](const Event& now) {
            return decide_key_withdrawal(now, {1, 1}, "stolen");
        },
        "stolen");
    laptop.talk(1, "thief");
    CHECK(state_of_entries() == HubState::key_withdrawn);
}

TEST_CASE("a game that the hub cannot read is reported once, with its table, and does not delay another table") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.file("."), "http://hub.local:8017");
    const TableSetup table = table_of_event(event, 1, 1);
    const TableSetup other = table_of_event(event, 1, 2);
    const SecretKey key = SecretKey::fresh();
    const SecretKey other_key = SecretKey::fresh();
    {
        const auto store = open_live_store(event, table.event_id);
        const LiveBatch damaged{.game = game_of_table(table.event_id, 1, 1),
                                .headers = "no record",
                                .genesis = {},
                                .before = {},
                                .entries = {}};
        static_cast<void>(store->append({&damaged, 1}));
    }
    LiveTables tables = tables_of(event);
    std::vector<std::string> told;
    tables.tell_trouble_to([&](const TableOfEvent& at, const FileError& error) {
        told.push_back(std::to_string(at.round) + ' ' + std::to_string(at.table));
        CHECK(error.kind() == FileError::Kind::damaged);
    });
    while (tables.go_on()) continue;
    CHECK(told.empty());
    for (int attempt = 0; attempt < 3; ++attempt)
        CHECK(state_after(tables, enrolment_with(key, table)) == HubState::not_now);
    CHECK(told == std::vector<std::string>{"1 1"});
    CHECK(state_after(tables, enrolment_with(other_key, other)) == HubState::kept);
    CHECK(told.size() == 1);
}

TEST_CASE("while the hub's file cannot be read, a stranger is refused for the moment, without the file's path") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.file("."), "http://hub.local:8017");
    const TableSetup table = table_of_event(event, 1, 1);
    LiveTables tables = tables_of(event);
    while (tables.go_on()) continue;
    LiveWriter writer(tables, [] {});
    std::filesystem::rename(event, folder.file("moved.tbe"));
    std::this_thread::sleep_for(std::chrono::milliseconds{1100});  // until the hub looks into its file again
    const SecretKey own = SecretKey::fresh();
    for (const std::string& message : {record_wish_with(own, table), enrolment_with(own, table)}) {
        std::promise<WebAnswer> answered;
        writer.take(message, "127.0.0.1", [&](WebAnswer answer) { answered.set_value(std::move(answer)); });
        const WebAnswer answer = answered.get_future().get();
        CHECK(answer.body.find("not-now") != std::string::npos);
        CHECK(answer.body.find("detail") == std::string::npos);
        CHECK(answer.body.find(folder.path().string()) == std::string::npos);
        CHECK(answer.body.find(".tbe") == std::string::npos);
    }
}

}  // namespace
}  // namespace tablebank::testing
