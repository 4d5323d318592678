// The server is killed while several write to it: what was acknowledged is there when it is up again, what was refused
// is not, and nothing is there twice. Each run of the tests does it twice; scripts/hub-faults.sh does it as often as
// one likes. TABLEBANK_SEED makes the same moments again, as far as a machine repeats itself.

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "db/server/event_server.h"
#include "tests/db/server/killed_server.h"
#include "tests/support/chance.h"
#include "tests/support/event_stores.h"

using namespace tablebank;
using namespace tablebank::testing;
using namespace tablebank::server_test;
using Kind = FileError::Kind;

namespace {

enum class Promise { stored, refused, unknown };

/// What writers were told of each act.
struct Told {
    std::mutex mutex;
    std::map<std::string, Promise> acts;
    std::atomic<int> moved_on = 0;
    std::atomic<int> ready = 0;
    std::atomic<bool> over = false;

    void note(const std::string& act, Promise promise) {
        const std::lock_guard lock(mutex);
        acts[act] = promise;
    }
};

/// One act, told as it was answered.
void write_one(EventServer& book, const std::string& act, Told& told) {
    try {
        const auto last = static_cast<std::int64_t>(loaded(book).entries.size());
        append(book, {some_entry(last + 1, act)}, {"record of " + act});
        told.note(act, Promise::stored);
    } catch (const FileError& error) {
        told.note(act, error.kind() == Kind::in_doubt ? Promise::unknown : Promise::refused);
        if (error.kind() == Kind::moved_on) ++told.moved_on;
        if (error.kind() == Kind::unreachable) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

struct Sums {
    std::size_t acknowledged = 0;
    std::size_t refused = 0;
    std::size_t unknown = 0;
    std::size_t moved_on = 0;
};

void hold_against(const EventStore& store, const Told& told, Sums& sums) {
    std::map<std::string, int> there;
    for (const EventEntry& entry : read_beside(store).entries) ++there[entry.act];
    for (const auto& found : there) {
        const std::string& act = found.first;
        CHECK_MESSAGE(found.second == 1, act);
        CHECK_MESSAGE(told.acts.contains(act), act);
    }
    store.read([&](const EventBook& book) {
        for (const auto& said : told.acts) {
            const std::string& act = said.first;
            const Promise promise = said.second;
            const bool stored = there.contains(act);
            CHECK_MESSAGE((promise == Promise::unknown || stored == (promise == Promise::stored)), act);
            CHECK_MESSAGE(book.evidence(sha256("record of " + act)).has_value() == stored, act);
            sums.acknowledged += promise == Promise::stored ? 1 : 0;
            sums.refused += promise == Promise::refused ? 1 : 0;
            sums.unknown += promise == Promise::unknown ? 1 : 0;
        }
    });
    sums.moved_on += static_cast<std::size_t>(told.moved_on.load());
}

/// Writers go on while the server is killed and comes back.
void kill_once(random_play::Chance& chance, Sums& sums) {
    const auto store = server_store();
    store->create("club", an_event_id, {}, {});
    Told told;
    std::vector<std::thread> writers;
    const int count = chance.between(1, 3);
    for (int i = 0; i < count; ++i)
        writers.emplace_back([&told, place = store->place(), i] {
            EventServer book(place, std::chrono::seconds(30));
            told.ready++;
            for (int number = 1; !told.over; ++number)
                write_one(book, fmt::format("writer {}, act {}", i, number), told);
        });
    while (told.ready < count) std::this_thread::yield();
    std::this_thread::sleep_for(std::chrono::microseconds(chance.below(60'000)));
    kill_server();
    start_server();
    std::this_thread::sleep_for(std::chrono::microseconds(chance.below(10'000)));
    told.over = true;
    for (std::thread& writer : writers) writer.join();
    hold_against(*store, told, sums);
}

}  // namespace

TEST_CASE("a server that is killed keeps what was acknowledged, once, and nothing that was refused" *
          doctest::skip(!has_server())) {
    const std::uint64_t kills = kills_asked_for();
    const std::uint64_t seed = seed_asked_for();
    MESSAGE("seed " << seed);
    random_play::Chance chance(seed);
    Sums sums;
    for (std::uint64_t i = 0; i < kills; ++i) {
        CAPTURE(i);
        kill_once(chance, sums);
    }
    MESSAGE(kills << " kills, " << sums.acknowledged << " acknowledged, " << sums.refused << " refused, "
                  << sums.unknown << " in doubt, " << sums.moved_on << " too late for their number");
}
