#include "tests/support/practice_game.h"

#include <doctest/doctest.h>

#include <memory>
#include <utility>

#include "source_dir.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {

Setup practice_setup(const std::string& edition) {
    Setup setup;
    setup.game_id = practice_id(std::string(32, 'b'));
    setup.edition = shipped_edition(edition);
    setup.edition_text = read_whole(TABLEBANK_SOURCE_DIR "/editions/" + edition + ".toml");
    setup.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::monopolist}};
    setup.goal = Goal::timed;
    setup.minutes = 120;
    setup.rulings = setup.edition->rulings;
    setup.language = "en";
    return setup;
}

PracticeGame::PracticeGame(Setup setup)
    : session_(Session::create(folder_.file("Practice.tbl"), std::move(setup), nullptr, counting_stamps())) {}

void PracticeGame::post(const std::string& line) {
    CAPTURE(line);
    REQUIRE(std::holds_alternative<Posted>(session_->post(line)));
}

void PracticeGame::open_again() {
    const auto last = table().history.last();
    session_.reset();
    session_ = Session::open(folder_.file("Practice.tbl"), counting_stamps(last));
}

}  // namespace tablebank::testing
