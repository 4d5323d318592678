// Arguments, and signals that are held back. Terminal output is tested in tests/terminal.

#include "platform/console.h"

#include <doctest/doctest.h>
#include <signal.h>

#include <array>
#include <chrono>
#include <string>
#include <vector>

namespace tablebank::platform {
namespace {

TEST_CASE("the arguments are what follows the program's name") {
    std::string program = "tablebank";
    std::string file = "вечер.tbl";
    std::string empty;
    std::array<char*, 4> values{program.data(), file.data(), empty.data(), nullptr};
    CHECK(arguments_of(3, values.data()) == std::vector<std::string>{"вечер.tbl", ""});
    CHECK(arguments_of(1, values.data()).empty());
    CHECK(arguments_of(0, values.data() + 3).empty());
}

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
