// The work of the hub for a table is taken from the table's share, which comes back with time.

#include "app/hub/work_share.h"

#include <doctest/doctest.h>

namespace tablebank::testing {
namespace {

using namespace std::chrono_literals;

constexpr WorkShare::Moment evening{std::chrono::hours{20}};

TEST_CASE("a table that used its share waits, and no other does") {
    WorkShare shares({.at_once = 1s, .per_second = 100ms});
    CHECK(shares.has_some({1, 1}, evening));
    shares.use({1, 1}, 1500ms, evening);
    CHECK(!shares.has_some({1, 1}, evening));
    CHECK(shares.has_some({1, 2}, evening));
    CHECK(shares.has_some({2, 1}, evening));
    CHECK(!shares.has_some({1, 1}, evening + 4900ms));
    CHECK(shares.has_some({1, 1}, evening + 5100ms));
}

TEST_CASE("no more than the initial share comes back, however long a table was silent") {
    WorkShare shares({.at_once = 1s, .per_second = 100ms});
    shares.use({1, 1}, 10ms, evening);
    shares.use({1, 1}, 999ms, evening + std::chrono::hours{24 * 365});
    CHECK(shares.has_some({1, 1}, evening + std::chrono::hours{24 * 365}));
    shares.use({1, 1}, 2ms, evening + std::chrono::hours{24 * 365});
    CHECK(!shares.has_some({1, 1}, evening + std::chrono::hours{24 * 365}));
}

TEST_CASE("a clock that stops gives nothing, and one that runs back takes nothing") {
    WorkShare shares({.at_once = 1s, .per_second = 100ms});
    shares.use({1, 1}, 900ms, evening);
    for (int times = 0; times < 1000; ++times) CHECK(shares.has_some({1, 1}, evening - 1h));
    shares.use({1, 1}, 200ms, evening);
    CHECK(!shares.has_some({1, 1}, evening));
}

}  // namespace
}  // namespace tablebank::testing
