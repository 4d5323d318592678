// How many of the earlier clients are remembered, and for how long.

#include "app/web/rate_limiter.h"

#include <doctest/doctest.h>

#include <string>

using namespace tablebank;
using namespace std::chrono_literals;

namespace {

constexpr RateLimiter::Moment morning{std::chrono::hours{100}};

std::string address_of(int number) {
    return "2001:db8::" + std::to_string(number);
}

int asked_at(RateLimiter& rate_limiter, RateLimiter::Moment now, int times) {
    int granted = 0;
    for (; times > 0; --times) granted += rate_limiter.ask("192.0.2.7", now) ? 1 : 0;
    return granted;
}

}  // namespace

TEST_CASE("requests come back with time, however often one asks meanwhile") {
    WebLimits limits;
    limits.requests_at_once = 50;
    limits.requests_per_second = 10;
    RateLimiter rate_limiter(limits);
    REQUIRE(rate_limiter.enter("192.0.2.7", morning));
    CHECK(asked_at(rate_limiter, morning, 1000) == 50);
    CHECK(asked_at(rate_limiter, morning + 1s, 1000) == 10);
    int granted = 0;
    for (auto now = morning + 1s; now <= morning + 11s; now += 300us) granted += asked_at(rate_limiter, now, 1);
    CHECK(granted + asked_at(rate_limiter, morning + 12s, 1000) == 110);
    CHECK(asked_at(rate_limiter, morning + 1h, 1000) == 50);
    CHECK(asked_at(rate_limiter, morning + 24h * 365 * 50, 1000) == 50);
}

TEST_CASE("a request that does not count is there again, and no more than there may be at once") {
    WebLimits limits;
    limits.requests_at_once = 3;
    limits.requests_per_second = 1;
    RateLimiter rate_limiter(limits);
    REQUIRE(rate_limiter.enter("192.0.2.7", morning));
    for (int times = 0; times < 100; ++times) {
        CHECK(asked_at(rate_limiter, morning, 1) == 1);
        rate_limiter.give_back("192.0.2.7", AskedFor::pages);
    }
    rate_limiter.give_back("192.0.2.7", AskedFor::pages);
    rate_limiter.give_back("192.0.2.7", AskedFor::uploads);
    CHECK(asked_at(rate_limiter, morning, 100) == 3);
    rate_limiter.give_back("192.0.2.8", AskedFor::pages);
}

TEST_CASE("going away and coming back brings no requests") {
    WebLimits limits;
    limits.requests_at_once = 50;
    RateLimiter rate_limiter(limits);
    REQUIRE(rate_limiter.enter("192.0.2.7", morning));
    CHECK(asked_at(rate_limiter, morning, 100) == 50);
    for (int times = 0; times < 10; ++times) {
        rate_limiter.leave("192.0.2.7");
        REQUIRE(rate_limiter.enter("192.0.2.7", morning));
    }
    CHECK(asked_at(rate_limiter, morning, 100) == 0);
}

TEST_CASE("a bounded number of addresses is remembered, and those that are there always") {
    RateLimiter rate_limiter(WebLimits{});
    REQUIRE(rate_limiter.enter("192.0.2.7", morning));
    CHECK(asked_at(rate_limiter, morning, 1000) == 400);
    for (int number = 0; number < 100'000; ++number) {
        REQUIRE(rate_limiter.enter(address_of(number), morning));
        if (number % 3 != 0) CHECK(rate_limiter.ask(address_of(number), morning));
        rate_limiter.leave(address_of(number));
        if (rate_limiter.remembered() > 10'001) FAIL("too many: " << rate_limiter.remembered());
    }
    CHECK(rate_limiter.count() == 1);
    CHECK(asked_at(rate_limiter, morning, 1000) == 0);
}

TEST_CASE("a client that was refused is not remembered") {
    WebLimits limits;
    limits.connections = 1;
    RateLimiter rate_limiter(limits);
    REQUIRE(rate_limiter.enter("192.0.2.7", morning));
    for (int number = 0; number < 100; ++number) CHECK_FALSE(rate_limiter.enter(address_of(number), morning));
    CHECK(rate_limiter.remembered() == 1);
    rate_limiter.leave("192.0.2.7");
    CHECK(rate_limiter.remembered() == 0);
    CHECK(rate_limiter.enter(address_of(1), morning));
}
