#include "tests/support/timed_game.h"

#include <doctest/doctest.h>

#include <utility>
#include <variant>

#include "tests/support/practice_game.h"

namespace tablebank::testing {

namespace {

StampMaker stamps_at(std::shared_ptr<const std::int64_t> now_ms) {
    auto count = std::make_shared<std::int64_t>(0);
    const auto id = [count] {
        std::string number = std::to_string(++*count);
        return std::string(32 - number.size(), '0') + number;
    };
    return {[now_ms = std::move(now_ms)] { return *now_ms; }, id, "Elena"};
}

}  // namespace

Setup timed_setup() {
    Setup setup = practice_setup("us");
    setup.game_id = "5a1e" + std::string(28, 'c');
    setup.minutes = 90;
    return setup;
}

TimedGame::TimedGame(Setup setup)
    : session_(Session::create(folder_.file("evening.tbl"), std::move(setup), nullptr, stamps_at(now_ms_))) {}

void TimedGame::post(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        CAPTURE(line);
        REQUIRE(std::holds_alternative<Posted>(session_.post(line)));
    }
}

std::string TimedGame::head() const {
    return to_hex(session_.head());
}

}  // namespace tablebank::testing
