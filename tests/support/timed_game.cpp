#include "tests/support/timed_game.h"

#include <doctest/doctest.h>

#include <utility>
#include <variant>

#include "source_dir.h"
#include "tests/support/played_table.h"

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
    Setup setup;
    setup.game_id = "5a1e" + std::string(28, 'c');
    setup.edition = shipped_edition("us");
    setup.edition_text = read_whole(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    setup.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}};
    setup.goal = Goal::timed;
    setup.minutes = 90;
    setup.rulings = setup.edition->rulings;
    setup.language = "en";
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
