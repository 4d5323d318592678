// The guided first game: its text follows from the table, however the table came there.

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "app/present/table/guide_snapshot.h"
#include "app/present/table/guided_game.h"
#include "tests/support/languages.h"
#include "tests/support/practice_game.h"

namespace tablebank {
namespace {

using testing::practice_setup;
using testing::PracticeGame;

std::optional<GuideSnapshot> guide_of(const PracticeGame& game) {
    const auto guided = GuidedGame::of(game.table());
    return guided ? make_guide(english, *guided, game.table()) : std::nullopt;
}

GuideSnapshot guide(const PracticeGame& game) {
    const auto found = guide_of(game);
    REQUIRE(found);
    return *found;
}

/// Played by the guide up to this many of its lines.
void play(PracticeGame& game, std::size_t lines) {
    for (std::size_t i = guide(game).done; i < lines; ++i) game.post(guided_lines()[i].line);
}

std::string told(const GuideSnapshot& guide) {
    std::string keys;
    for (const std::string& key : guide.keys) keys += key + ' ';
    return guide.heading + " | " + guide.situation + " | " + keys + "| " + guide.line;
}

const std::size_t all = guided_lines().size();

TEST_CASE("each line of the guided game states whose turn it is, what happened and what to press") {
    PracticeGame game;
    std::vector<std::string> said;
    for (std::size_t i = 0; i < all; ++i) {
        const GuideSnapshot now = guide(game);
        CHECK(now.done == i);
        CHECK_FALSE(now.advice.empty());
        CHECK(now.situation.find('{') == std::string::npos);
        said.push_back(told(now));
        game.post(now.line);
    }
    CHECK(said[0] == "Turn 1 of 10: Anna | Anna has thrown 1 and 2. | 1 2 Enter | 12");
    CHECK(said[1] == "Turn 1 of 10: Anna | French Quarter belongs to no one. Anna wants it, for $60. | Enter | ok");
    CHECK(said[5] ==
          "Turn 3 of 10: Clara | Clara owes income tax, and may choose. $200 is the cheaper way. | Enter | ok");
    CHECK(said[8] == "Turn 5 of 10: Boris | Boris does not want Locust Street. | F2 | decline");
    CHECK(said[12] == "Turn 7 of 10: Anna | The card on the table says: Anna gets $50. | + 5 0 Enter | card +50");
    CHECK(said[16] ==
          "Turn 9 of 10: Clara | Clara owes Boris $20 for Walnut Street. The calculation is below it. | Enter | "
          "ok");
    CHECK(said[18] == "Turn 10 of 10: Anna | Anna owes the foundation $160. | Enter | ok");
}

TEST_CASE("after the ten turns a mistake is made and undone, and that is all") {
    PracticeGame game;
    play(game, all);
    CHECK(guide(game).heading == "A slip of the finger");
    CHECK(guide(game).keys == std::vector<std::string>{"3", "4", "Enter"});
    game.post(guide(game).line);
    CHECK(guide(game).keys == std::vector<std::string>{"Ctrl+Z"});
    game.post(guide(game).line);
    const GuideSnapshot end = guide(game);
    CHECK(end.heading == "That is all");
    CHECK(end.line.empty());
    CHECK(end.done == end.steps);
    game.post("redo");
    CHECK(guide(game).keys == std::vector<std::string>{"Ctrl+Z"});
    game.post("undo");
    CHECK(guide(game).heading == "That is all");
}

TEST_CASE("any wrong dice typed after the ten turns are undone") {
    PracticeGame game;
    play(game, all);
    game.post("55");
    CHECK(guide(game).line == "undo");
    CHECK(guide(game).heading == "A slip of the finger");
}

TEST_CASE("another roll is noticed at every line, and one undo leads back to the earlier state") {
    PracticeGame game;
    for (std::size_t i = 0; i < all; ++i) {
        CAPTURE(i);
        const GuideSnapshot before = guide(game);
        const bool dice = guided_lines()[i].keys.size() == 2 && guided_lines()[i].keys != "F2";
        game.post(dice ? "56" : "note \"nothing\"");
        if (dice) {
            CHECK(guide(game).heading == "Something else was posted");
            CHECK(guide(game).keys == std::vector<std::string>{"Ctrl+Z"});
            game.post(guide(game).line);
        }
        CHECK(told(guide(game)) == told(before));
        game.post(before.line);
    }
}

TEST_CASE("several other lines are undone at once") {
    PracticeGame game;
    play(game, 3);
    const std::string before = told(guide(game));
    for (const char* line : {"decline", "56", "ok"}) game.post(line);
    CHECK(guide(game).keys.empty());
    CHECK(guide(game).line == "undo to #4");
    game.post(guide(game).line);
    CHECK(told(guide(game)) == before);
}

TEST_CASE("an earlier line that was undone alone is redone") {
    PracticeGame game;
    play(game, 4);
    const std::string before = told(guide(game));
    game.post("undo #3");
    CHECK(guide(game).keys.empty());
    CHECK(guide(game).line == "undo to #5");
    game.post(guide(game).line);
    CHECK(told(guide(game)) == before);
}

TEST_CASE("a choice that is dearer is something else") {
    PracticeGame game;
    play(game, 5);
    game.post("tax percent");
    CHECK(guide(game).heading == "Something else was posted");
}

TEST_CASE("the same done in other words is the same") {
    PracticeGame game;
    for (const char* line : {"clock start", "anna roll 1 2", "buy", "boris 24", "ok", "note \"a remark\"", "13",
                             "tax fixed", "34", "clock stop \"tea\"", "46", "decline"})
        game.post(line);
    CHECK(guide(game).done == 9);
}

TEST_CASE("an undo leads one line back and a redo forward again") {
    PracticeGame game;
    play(game, 7);
    const std::string before = told(guide(game));
    game.post("undo");
    CHECK(guide(game).done == 6);
    game.post("undo");
    CHECK(guide(game).done == 5);
    game.post("redo");
    game.post("redo");
    CHECK(told(guide(game)) == before);
}

TEST_CASE("a wrong roll that is corrected leads back to the guide") {
    PracticeGame game;
    play(game, 2);
    game.post("25");
    CHECK(guide(game).heading == "Something else was posted");
    game.post("amend #4 roll 2 4");
    CHECK(guide(game).done == 3);
}

TEST_CASE("a game that is opened again is found at its place, after every line") {
    PracticeGame game;
    for (std::string line = guide(game).line; !line.empty(); line = guide(game).line) {
        game.post(line);
        const std::string before = told(guide(game));
        game.open_again();
        CHECK(told(guide(game)) == before);
    }
    CHECK(guide(game).heading == "That is all");
}

TEST_CASE("only a practice game has a guide, of a box in which its turns can be played") {
    CHECK(guide_of(PracticeGame()));
    Setup real = practice_setup();
    real.game_id = std::string(32, 'b');
    CHECK_FALSE(guide_of(PracticeGame(real)));
    Setup other_box = practice_setup("football");
    for (PlayerSetup& player : other_box.players) player.role = Role::player;
    CHECK_FALSE(guide_of(PracticeGame(other_box)));
}

TEST_CASE("a player who plays on by themselves gets no more hints, at the end and after that") {
    PracticeGame game;
    play(game, all);
    game.post("34");
    game.post("ok");
    CHECK(guide(game).heading == "That is all");
    for (int i = 0; i < 40; ++i) game.post("boris pay 1");
    CHECK_FALSE(guide_of(game));
}

TEST_CASE("the turns come in order, and each has keys") {
    int turn = 1;
    std::set<int> turns;
    for (const GuidedLine& line : guided_lines()) {
        CHECK((line.turn == turn || line.turn == turn + 1));
        turn = line.turn;
        turns.insert(turn);
        CHECK_FALSE(keys_to_press(line).empty());
    }
    CHECK(turns.size() == static_cast<std::size_t>(guided_turns()));
}

}  // namespace
}  // namespace tablebank
