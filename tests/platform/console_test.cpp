// Signals that are held back. Terminal output is tested in tests/terminal.

#include "platform/console.h"

#include <doctest/doctest.h>
#include <signal.h>

#include <chrono>

namespace tablebank::platform {
namespace {

TEST_CASE("a request to end a program is held back, and noticed") {
    const SignalBlocker signals;
    CHECK_FALSE(signals.came_within(std::chrono::milliseconds(1)));
    REQUIRE(::raise(SIGTERM) == 0);
    CHECK(signals.came_within(std::chrono::milliseconds(1000)));
    REQUIRE(::raise(SIGINT) == 0);
    CHECK(signals.came_within(std::chrono::milliseconds(1000)));
    CHECK_FALSE(signals.came_within(std::chrono::milliseconds(1)));
}

}  // namespace
}  // namespace tablebank::platform
