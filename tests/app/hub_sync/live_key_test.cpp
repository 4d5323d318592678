// A key is its 32 bytes, whatever its number, and what a hub cannot do it says without a word of its machine.

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <future>
#include <thread>

#include "app/event/live_place.h"
#include "app/hub/live_tables.h"
#include "app/hub/live_writer.h"
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

TEST_CASE("while the hub's file cannot be read, a stranger hears that it is not now, and nothing of where it lies") {
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
