// The server is killed while hubs bring games to it and two directors post to the event: acknowledged entries and
// posted acts are there when it is up again, once, and every game is whole. Each run of the tests does it twice;
// scripts/hub-faults.sh does it as often as requested.

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "db/server/event_server.h"
#include "db/server/live_server.h"
#include "tests/db/server/directors.h"
#include "tests/db/server/killed_server.h"
#include "tests/support/chance.h"
#include "tests/support/live_stores.h"

using namespace tablebank;
using namespace tablebank::testing;
using namespace tablebank::server_test;

namespace {

constexpr std::int64_t most_entries = 3000;

/// One hub, all of whose games grow by a few entries per call until it is stopped; `kept` is the acknowledged part.
void bring_until(const std::atomic<bool>& over, std::atomic<int>& ready, const std::vector<OutgoingGame>& games,
                 std::vector<std::int64_t>& kept) {
    const auto opened = opened_patiently<LiveServer>(server_place());
    LiveServer& store = *opened;
    ready++;
    for (std::int64_t step = 1; !over; step = step % 7 + 1) {
        std::vector<LiveBatch> batches;
        for (std::size_t i = 0; i < games.size(); ++i)
            batches.push_back(games[i].batch(kept[i] + 1, std::min(kept[i] + step, most_entries)));
        try {
            const auto answers = store.append(batches);
            for (std::size_t i = 0; i < games.size(); ++i) {
                CHECK(answers[i].outcome == LiveOutcome::kept);
                kept[i] = answers[i].head.number;
            }
        } catch (const FileError& error) {
            if (error.kind() == FileError::Kind::unreachable) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    }
}

/// How many entries were promised.
std::int64_t kill_beside_hubs(random_play::Rng& chance, const std::vector<OutgoingGame>& games, PostedSums& posted) {
    const auto place = patiently([] { return live_server_place(); });
    const auto hubs = static_cast<std::size_t>(chance.between(1, 3));
    std::vector<std::vector<std::int64_t>> kept(hubs, std::vector<std::int64_t>(games.size()));
    std::atomic<bool> over = false;
    std::atomic<int> ready = 0;
    std::vector<std::thread> threads;
    for (std::size_t hub = 0; hub < hubs; ++hub)
        threads.emplace_back([&, hub] { bring_until(over, ready, games, kept[hub]); });
    Directors directors(2, server_place());
    while (ready < static_cast<int>(hubs)) std::this_thread::yield();
    std::this_thread::sleep_for(std::chrono::microseconds(chance.below(60'000)));
    kill_server(some_kill(chance));
    start_server();
    std::this_thread::sleep_for(std::chrono::microseconds(chance.below(10'000)));
    over = true;
    for (std::thread& thread : threads) thread.join();
    directors.stop();
    directors.hold_against(*opened_patiently<EventServer>(server_place()), posted);
    const auto store = opened_patiently<LiveServer>(server_place());
    std::int64_t promised = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        std::int64_t most = 0;
        for (const auto& told : kept) most = std::max(most, told[i]);
        const auto there = store->game(games[i].id);
        const std::int64_t last = there ? there->head.number : 0;
        CHECK(last >= most);
        if (there) CHECK(holds(*store, games[i], last));
        promised += most;
    }
    return promised;
}

}  // namespace

TEST_CASE("a server that is killed keeps every entry that a hub was promised, and every act next to them" *
          doctest::skip(!has_server())) {
    const std::uint64_t kills = kills_asked_for();
    const std::uint64_t seed = seed_asked_for();
    MESSAGE("seed " << seed);
    random_play::Rng chance(seed);
    std::vector<OutgoingGame> games;
    for (int i = 0; i < 5; ++i) games.push_back(outgoing_game(fmt::format("table {}", i), most_entries));
    std::int64_t promised = 0;
    PostedSums posted;
    for (std::uint64_t i = 0; i < kills; ++i) {
        CAPTURE(i);
        promised += kill_beside_hubs(chance, games, posted);
    }
    MESSAGE(kills << " kills, " << promised << " entries promised, " << posted.acknowledged << " acts acknowledged, "
                  << posted.unknown << " in doubt");
}
