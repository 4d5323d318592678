// The server is killed while several write to it: acknowledged entries are there when it is up again, refused ones are
// not, and nothing is there twice. Each run of the tests does it twice; scripts/hub-faults.sh does it as often as
// requested. TABLEBANK_SEED makes the same moments again, as far as a machine repeats itself.

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <thread>

#include "db/server/event_server.h"
#include "tests/db/server/directors.h"
#include "tests/db/server/killed_server.h"
#include "tests/support/chance.h"
#include "tests/support/event_stores.h"

using namespace tablebank;
using namespace tablebank::testing;
using namespace tablebank::server_test;

namespace {

/// Writers go on while the server is killed and comes back.
void kill_once(random_play::Rng& chance, PostedSums& sums) {
    const auto store = server_store();
    patiently([&] { store->create("club", an_event_id, {}, {}); });
    Directors directors(chance.between(1, 3), store->place());
    std::this_thread::sleep_for(std::chrono::microseconds(chance.below(60'000)));
    kill_server(some_kill(chance));
    start_server();
    std::this_thread::sleep_for(std::chrono::microseconds(chance.below(10'000)));
    directors.stop();
    directors.hold_against(*opened_patiently<EventServer>(store->place()), sums);
}

}  // namespace

TEST_CASE("a server that is killed keeps what was acknowledged, once, and nothing that was refused" *
          doctest::skip(!has_server())) {
    const std::uint64_t kills = kills_asked_for();
    const std::uint64_t seed = seed_asked_for();
    MESSAGE("seed " << seed);
    random_play::Rng chance(seed);
    PostedSums sums;
    for (std::uint64_t i = 0; i < kills; ++i) {
        CAPTURE(i);
        kill_once(chance, sums);
    }
    MESSAGE(kills << " kills, " << sums.acknowledged << " acknowledged, " << sums.refused << " refused, "
                  << sums.unknown << " in doubt, " << sums.moved_on << " too late for their number");
}
