// How often a hub is tried that does not answer, or answers without progress; and how long a table that closes waits
// for it.

#include "app/hub_sync/pace.h"

#include <doctest/doctest.h>

#include <chrono>

#include "app/hub_sync/hub_sync.h"
#include "tests/support/fake_hub.h"
#include "tests/support/live_event.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

using namespace std::chrono_literals;
using State = Sent::State;
using Clock = std::chrono::steady_clock;

Sent said(State state, std::int64_t acknowledged = 0) {
    return {.state = state, .acknowledged = acknowledged};
}

TEST_CASE("a hub that takes entries is sent more at once; otherwise each pause is twice the one before") {
    Pace pace({.first = 100ms, .longest = 500ms});
    CHECK(pace.after(said(State::more, 10)) == 0ms);
    CHECK(pace.after(said(State::waiting)) == 100ms);
    CHECK(pace.after(said(State::waiting)) == 200ms);
    CHECK(pace.after(said(State::again)) == 400ms);
    CHECK(pace.after(said(State::waiting)) == 500ms);
    CHECK(pace.after(said(State::stopped)) == 500ms);
    CHECK(pace.after(said(State::more, 20)) == 0ms);
    CHECK(pace.after(said(State::waiting)) == 100ms);
}

TEST_CASE("answers without progress are counted, and forgetting and taking again is not progress") {
    Pace pace({.fruitless = 4});
    for (int i = 0; i < 100; ++i) CHECK(pace.after(said(State::waiting)) > 0ms);
    CHECK_FALSE(pace.is_stuck());  // no one answered: that may change at any time
    for (int i = 0; i < 3; ++i) {
        CHECK(pace.after(said(State::again, 7)) > 0ms);
        CHECK(pace.after(said(State::more, 7)) == 0ms);
    }
    CHECK_FALSE(pace.is_stuck());
    CHECK(pace.after(said(State::again, 7)) > 0ms);
    CHECK(pace.is_stuck());
    CHECK(pace.after(said(State::more, 8)) == 0ms);
    CHECK_FALSE(pace.is_stuck());
}

/// A laptop of a table whose line proves nothing, with some entries.
struct OldTable {
    ScratchFolder folder;
    std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    Laptop laptop{folder.file("one.tbl"), table_of_event(event, 1, 1)};
    TableSetup table = laptop.table();

    OldTable() {
        laptop.talk(20, "supper");
        table.key.reset();
    }
};

TEST_CASE("a hub that says `gap` without end, or keeps nothing, is not sent the game over and over") {
    const OldTable old;
    for (const HubState state : {HubState::gap, HubState::kept, HubState::not_enrolled}) {
        const FakeHub hub([&](const FakeHub::Request& request) {
            const bool enrols = request.body.find("\nenrolment\n") != std::string::npos;
            return http_answer(hub_answer_text({.state = enrols ? HubState::kept : state}));
        });
        TableSetup table = old.table;
        table.hub = hub.address();
        const HubSync hub_sync(table, old.laptop.key(), old.laptop.game(), [] {});
        std::this_thread::sleep_for(1100ms);
        CHECK(hub.requests() >= 2);
        CHECK(hub.requests() <= 10);
        CHECK(hub_sync.state().sent.state == State::again);
        CHECK(hub_sync.state().sent.acknowledged == 0);
    }
}

TEST_CASE("the hash under which an entry was posted is the one that is sent") {
    const OldTable old;
    const Table& table = old.laptop.game();
    OutgoingGame game(*table.game.setup);
    const std::int64_t last = table.history.last();
    const std::vector<Hash> posted{sha256("as it was posted"), sha256("and the next")};
    game.add(table, last - 1, posted);
    CHECK(game.end().entry == last);
    CHECK(game.hash_of(last - 1) == posted[0]);  // passed, and not computed again
    CHECK(game.end().hash == posted[1]);
    CHECK(game.last_in_part(0, 1) == 1);
    CHECK(game.last_in_part(0, longest_message) == last);
}

TEST_CASE("a hub that trickles its answer, or never ends it, delays no one longer than the time limit of a request") {
    const OldTable old;
    OutgoingGame game(*old.laptop.game().game.setup);
    game.add(old.laptop.game());
    for (const std::string& says :
         {std::string("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nslow"),
          "HTTP/1.1 200 OK\r\nX: " + std::string(100'000, 'x'),
          "HTTP/1.1 200 OK\r\nContent-Length: 5000000\r\n\r\n" + std::string(5'000'000, ' '),
          std::string("HTTP/1.1 307 Elsewhere\r\nLocation: /other\r\nContent-Length: 0\r\n\r\n")}) {
        CAPTURE(says.substr(0, 40));
        const FakeHub hub([&](const FakeHub::Request&) { return says; });
        TableSetup table = old.table;
        table.hub = hub.address();
        Sender sender(table, old.laptop.key(), {}, {.patience = 400ms});
        const auto begun = Clock::now();
        CHECK(sender.step(game).state == State::waiting);
        CHECK(Clock::now() - begun < 2500ms);
        CHECK(hub.requests() <= 2);
    }
}

TEST_CASE("a name that cannot be resolved does not delay a client that gives up") {
    const OldTable old;
    OutgoingGame game(*old.laptop.game().game.setup);
    game.add(old.laptop.game());
    TableSetup table = old.table;
    table.hub = "http://no-such-host.invalid:8017";
    const auto begun = Clock::now();
    {
        Sender sender(table, old.laptop.key(), {}, {.patience = 300ms});
        CHECK(sender.step(game).state == State::waiting);
    }
    CHECK(Clock::now() - begun < 2500ms);
}

TEST_CASE("closing a game waits a moment for the hub, and not for one that is silent or gone") {
    const OldTable old;
    const auto goodbye_to = [&](const std::string& address) {
        TableSetup table = old.table;
        table.hub = address;
        auto hub_sync = std::make_unique<HubSync>(table, old.laptop.key(), old.laptop.game(), [] {});
        std::this_thread::sleep_for(200ms);
        const auto begun = Clock::now();
        hub_sync.reset();
        return Clock::now() - begun;
    };
    const FakeHub silent([](const FakeHub::Request&) {
        std::this_thread::sleep_for(2500ms);
        return std::string{};
    });
    CHECK(goodbye_to("http://127.0.0.1:1") < 500ms);
    CHECK(goodbye_to(silent.address()) < HubSync::longest_goodbye + 1000ms);
}

}  // namespace
}  // namespace tablebank::testing
