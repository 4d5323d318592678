// An impostor of an event's hub without its key: no answer is accepted, whether it is invented, kept from another time,
// or leaves the proof out.

#include <doctest/doctest.h>

#include <mutex>
#include <vector>

#include "app/hub_sync/hub_download.h"
#include "app/hub_sync/sender.h"
#include "app/live/event_key.h"
#include "ledger/proof/record_writer.h"
#include "tests/support/fake_hub.h"
#include "tests/support/live_event.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

using namespace std::chrono_literals;

/// A table with four entries, whose line is proved.
struct Table4 {
    ScratchFolder folder;
    std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    Laptop laptop{folder.file("one.tbl"), table_of_event(event, 1, 1)};
    OutgoingGame game{*laptop.game().game.setup};
    SecretKey key = event_key(std::string(64, 'a'), laptop.table().event_id);

    Table4() {
        laptop.talk(3, "supper");
        game.add(laptop.game());
    }
    [[nodiscard]] Sender sender_to(const FakeHub& hub) const {
        TableSetup table = laptop.table();
        REQUIRE(table.key);
        table.hub = hub.address();
        return {table, laptop.key(), {}, {.patience = 1000ms}};
    }
    [[nodiscard]] HubAnswer everything() const { return {HubState::kept, game.end().entry, game.end().hash, 0, {}}; }
};

bool is_enrolment(const FakeHub::Request& request) {
    return request.body.find("\nenrolment\n") != std::string::npos;
}

TEST_CASE("an acknowledgement without proof does not count, and the game is not sent twice because of it") {
    const Table4 table;
    const FakeHub hub([&](const FakeHub::Request&) { return http_answer(hub_answer_text(table.everything())); });
    Sender sender = table.sender_to(hub);
    for (int again = 0; again < 3; ++again) {
        const Sent sent = sender.step(table.game);
        CHECK(sent.state == Sent::State::waiting);
        CHECK(sent.is_unproved);
        CHECK(sent.acknowledged == 0);
    }
    CHECK(hub.requests() == 3);  // enrolments alone
}

TEST_CASE("a refusal without proof does not count either: the table goes on trying") {
    const Table4 table;
    for (const HubState state : {HubState::other_key, HubState::fork, HubState::gap, HubState::not_now}) {
        const FakeHub hub([&](const FakeHub::Request&) { return http_answer(hub_answer_text({.state = state}), 403); });
        Sender sender = table.sender_to(hub);
        const Sent sent = sender.join();
        CHECK(sent.state == Sent::State::waiting);
        CHECK(sent.is_unproved);
        std::string record;
        CHECK(sender.fetch(record).state == Sent::State::waiting);
        CHECK(record.empty());
    }
}

TEST_CASE("the event's own answer to another message is not a proof, even for the same request at another time") {
    const Table4 table;
    std::vector<std::string> kept;
    const FakeHub hub([&](const FakeHub::Request& request) {
        if (kept.empty()) kept.push_back(proved_answer_text(table.everything(), table.key, request.body));
        return http_answer(kept.front());
    });
    CHECK(table.sender_to(hub).join().state == Sent::State::current);
    Sender again = table.sender_to(hub);
    const Sent sent = again.join();
    CHECK(sent.state == Sent::State::waiting);
    CHECK(sent.is_unproved);
}

TEST_CASE("an answer by another key, altered, or with its proof in another place is not accepted") {
    const Table4 table;
    const SecretKey other = event_key(std::string(64, 'b'), table.laptop.table().event_id);
    const auto believed = [&](const std::function<std::string(const std::string&)>& answer) {
        const FakeHub hub([&](const FakeHub::Request& request) { return http_answer(answer(request.body)); });
        return table.sender_to(hub).join().state == Sent::State::current;
    };
    CHECK(believed(
        [&](const std::string& message) { return proved_answer_text(table.everything(), table.key, message); }));
    CHECK_FALSE(
        believed([&](const std::string& message) { return proved_answer_text(table.everything(), other, message); }));
    CHECK_FALSE(believed([&](const std::string& message) {
        std::string text = proved_answer_text(table.everything(), table.key, message);
        text.replace(text.find("\"entry\":4"), 9, "\"entry\":3");
        return text;
    }));
    CHECK_FALSE(believed([&](const std::string& message) {
        std::string text = proved_answer_text(table.everything(), table.key, message);
        text.replace(text.find("proof"), 5, "pr00f");
        return text;
    }));
}

TEST_CASE("a record is accepted if the hub signs that the game ends as it does") {
    const Table4 table;
    const auto fetched_from = [&](const std::string& record, const HubAnswer& end) {
        const FakeHub hub([&](const FakeHub::Request& request) {
            return http_answer(is_enrolment(request) ? proved_answer_text(end, table.key, request.body) : record);
        });
        std::string got;
        const Sent sent = table.sender_to(hub).fetch(got);
        CHECK((sent.state == Sent::State::current) == !got.empty());
        return got;
    };
    const std::string whole = table.game.part(0, longest_message);
    const std::string older = table.game.part(0, 1);
    CHECK(fetched_from(whole, table.everything()) == whole);
    CHECK(fetched_from(older, table.everything()).empty());  // one that was recorded earlier
    CHECK(fetched_from("", table.everything()).empty());
    CHECK(fetched_from(whole, {HubState::kept, 4, sha256("another"), 0, {}}).empty());
}

TEST_CASE("the file of the table's game has that game, or no file is made") {
    const Table4 table;
    const std::string whole = table.game.part(0, longest_message);
    const TableSetup& asked = table.laptop.table();
    CHECK(write_hub_download(whole, asked, table.folder.file("same.tbl"))->last == 4);
    const auto is_refused = [&](const auto& change) {
        TableSetup other = asked;
        change(other);
        const std::string file = table.folder.file("other.tbl");
        return !write_hub_download(whole, other, file) && !std::filesystem::exists(file);
    };
    CHECK(is_refused([](TableSetup& other) { other.table = 2; }));
    CHECK(is_refused([](TableSetup& other) { other.players.front().name = "Mallory"; }));
    CHECK(is_refused([](TableSetup& other) { other.edition = "ru"; }));
    CHECK(is_refused([](TableSetup& other) { other.rulings = {"closing=no"}; }));
    CHECK(is_refused([](TableSetup& other) { other.minutes += 1; }));
    // A box with other prices under the same name, from a hub that proves nothing.
    Setup setup = *table.laptop.game().game.setup;
    setup.edition_text += "\n# another box\n";
    OutgoingGame other_box(setup);
    TableSetup unproved = asked;
    unproved.key.reset();
    const std::string record = record_headers(setup) + record_end(0, genesis(setup));
    CHECK_FALSE(write_hub_download(record, unproved, table.folder.file("box.tbl")));
}

}  // namespace
}  // namespace tablebank::testing
