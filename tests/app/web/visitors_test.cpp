// How much is remembered of those who came, and for how long.

#include "app/web/visitors.h"

#include <doctest/doctest.h>

#include <string>

using namespace tablebank;
using namespace std::chrono_literals;

namespace {

constexpr Visitors::Moment morning{std::chrono::hours{100}};

std::string address_of(int number) {
    return "2001:db8::" + std::to_string(number);
}

int asked_at(Visitors& visitors, Visitors::Moment now, int times) {
    int granted = 0;
    for (; times > 0; --times) granted += visitors.ask("192.0.2.7", now) ? 1 : 0;
    return granted;
}

}  // namespace

TEST_CASE("requests come back with time, however often one asks meanwhile") {
    WebLimits limits;
    limits.requests_at_once = 50;
    limits.requests_per_second = 10;
    Visitors visitors(limits);
    REQUIRE(visitors.enter("192.0.2.7", morning));
    CHECK(asked_at(visitors, morning, 1000) == 50);
    CHECK(asked_at(visitors, morning + 1s, 1000) == 10);
    int granted = 0;
    for (auto now = morning + 1s; now <= morning + 11s; now += 300us) granted += asked_at(visitors, now, 1);
    CHECK(granted + asked_at(visitors, morning + 12s, 1000) == 110);
    CHECK(asked_at(visitors, morning + 1h, 1000) == 50);
    CHECK(asked_at(visitors, morning + 24h * 365 * 50, 1000) == 50);
}

TEST_CASE("going away and coming back brings no requests") {
    WebLimits limits;
    limits.requests_at_once = 50;
    Visitors visitors(limits);
    REQUIRE(visitors.enter("192.0.2.7", morning));
    CHECK(asked_at(visitors, morning, 100) == 50);
    for (int times = 0; times < 10; ++times) {
        visitors.leave("192.0.2.7");
        REQUIRE(visitors.enter("192.0.2.7", morning));
    }
    CHECK(asked_at(visitors, morning, 100) == 0);
}

TEST_CASE("a bounded number of addresses is remembered, and those that are there always") {
    Visitors visitors(WebLimits{});
    REQUIRE(visitors.enter("192.0.2.7", morning));
    CHECK(asked_at(visitors, morning, 1000) == 400);
    for (int number = 0; number < 100'000; ++number) {
        REQUIRE(visitors.enter(address_of(number), morning));
        if (number % 3 != 0) CHECK(visitors.ask(address_of(number), morning));
        visitors.leave(address_of(number));
        if (visitors.remembered() > 10'001) FAIL("too many: " << visitors.remembered());
    }
    CHECK(visitors.count() == 1);
    CHECK(asked_at(visitors, morning, 1000) == 0);
}

TEST_CASE("who was turned away is not remembered") {
    WebLimits limits;
    limits.connections = 1;
    Visitors visitors(limits);
    REQUIRE(visitors.enter("192.0.2.7", morning));
    for (int number = 0; number < 100; ++number) CHECK_FALSE(visitors.enter(address_of(number), morning));
    CHECK(visitors.remembered() == 1);
    visitors.leave("192.0.2.7");
    CHECK(visitors.remembered() == 0);
    CHECK(visitors.enter(address_of(1), morning));
}
