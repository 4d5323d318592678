// Clocks, the time zone, and moments as texts.

#include "platform/clock.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>

#include "tests/platform/environment.h"

namespace tablebank::platform {
namespace {

constexpr std::int64_t morning_ms = 1'764'144'000'123;  // 2025-11-26 08:00:00.123 UTC

TEST_CASE("the machine's own clock runs forward") {
    const std::int64_t before = running_ms();
    CHECK(before > 0);
    CHECK(running_ms() >= before);
}

TEST_CASE("a moment is written in UTC, whatever the time zone, and in the time zone") {
    const Variable zone("TZ", "Asia-3");
    CHECK(zone_ms() == std::int64_t{3} * 3600 * 1000);
    CHECK(utc_text(morning_ms, "%Y-%m-%dT%H:%M:%SZ") == "2025-11-26T08:00:00Z");
    CHECK(local_text(morning_ms, "%H:%M") == "11:00");
}

TEST_CASE("the time zone is read at each call") {
    const Variable zone("TZ", "UTC0");
    CHECK(zone_ms() == 0);
    const Variable another("TZ", "West5");
    CHECK(zone_ms() == std::int64_t{-5} * 3600 * 1000);
}

TEST_CASE("the first moment has a text") {
    CHECK(utc_text(0, "%Y-%m-%d") == "1970-01-01");
    CHECK(utc_text(-1, "%Y-%m-%d") == "1970-01-01");
    CHECK(utc_text(-86'400'000, "%Y-%m-%d") == "1969-12-31");
}

}  // namespace
}  // namespace tablebank::platform
