#include "tests/support/disk_game.h"

#include <doctest/doctest.h>

#include <memory>
#include <utility>

#include "source_dir.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {

namespace {

Setup disk_setup(const std::string& edition, std::vector<PlayerSetup> players, Goal goal) {
    Setup made;
    made.game_id = std::string(32, 'a');
    made.edition = shipped_edition(edition);
    made.edition_text = read_whole(std::string(TABLEBANK_SOURCE_DIR "/editions/") + edition + ".toml");
    made.players = std::move(players);
    made.rulings = made.edition->rulings;
    made.language = "en";
    made.goal = goal;
    made.minutes = goal == Goal::timed ? 120 : 0;
    return made;
}

StampMaker ticking_stamps() {
    auto ticks = std::make_shared<std::int64_t>(0);
    const auto id = [ticks] {
        std::string number = std::to_string(++*ticks);
        return std::string(32 - number.size(), '0') + number;
    };
    return {[ticks] { return ++*ticks * 1000; }, id, "test"};
}

}  // namespace

DiskGame::DiskGame(const std::string& edition, std::vector<PlayerSetup> players, const std::vector<std::string>& lines,
                   Goal goal)
    : session_(Session::create(folder_.file("game.tbl"), disk_setup(edition, std::move(players), goal), nullptr,
                               ticking_stamps())) {
    for (const std::string& line : lines) REQUIRE_MESSAGE(std::holds_alternative<Posted>(session_.post(line)), line);
}

}  // namespace tablebank::testing
