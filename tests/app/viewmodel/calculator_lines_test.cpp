// Lines of a paper game, without drawing: a question about one of them waits, and the next line is taken meanwhile.

#include <doctest/doctest.h>

#include "tests/app/viewmodel/played_desk.h"

namespace tablebank::testing {
namespace {

/// The settlement of the calculator, with no game.
class PaperGameDesk {
public:
    PaperGameDesk() {
        desk_.go(Screen::calculator);
        state().draft.question.reset();
        desk_.desk().refresh();
    }
    [[nodiscard]] CalculatorState& state() { return desk_.desk().state().calculator; }
    [[nodiscard]] const CalculatorSnapshot& shown() { return desk_.desk().calculator().snapshot(); }
    /// Enter in the field of the line.
    void enter(const std::string& line) {
        state().line = line;
        state().entered_line = line;
        state().focus_line = false;
        desk_.desk().refresh();
    }
    void answer(bool moves) {
        state().focus_line = false;
        state().move_answer = moves;
        desk_.desk().refresh();
    }

private:
    PlayedWindow desk_;
};

}  // namespace

TEST_CASE("a question about a disputed deed waits, and each line that is entered meanwhile is taken") {
    PaperGameDesk desk;
    desk.enter("Clara m 846 31 34");
    desk.enter("Vera c 1200 31");
    const std::string asked = "Fisherman's Wharf is typed for Clara and for Vera.";
    CHECK(desk.shown().move_question == asked);
    CHECK(desk.state().focus_line);  // the field keeps the keyboard
    for (const char* line : {"Dora m 500 34", "Anna c 60", "Boris m 70"}) {
        desk.enter(line);
        CHECK(desk.state().line.empty());
        CHECK(desk.state().focus_line);
        CHECK(desk.shown().move_question == asked);
    }
    CHECK(desk.state().draft.players.size() == 5);
    desk.enter("Dora m 500 34 zz");
    CHECK_FALSE(desk.state().line_wrong.empty());
    CHECK(desk.state().line == "Dora m 500 34 zz");
    CHECK(desk.shown().move_question == asked);
    desk.answer(true);
    CHECK(desk.state().draft.players[1].deeds.contains(Space{31}));
    CHECK(desk.state().line == "Dora m 500 34 zz");  // no answer takes the typed text
    CHECK(desk.shown().move_question == "Nob Hill is typed for Clara and for Dora.");
    desk.answer(false);
    CHECK(desk.shown().move_question.empty());
    CHECK(desk.state().draft.players[0].deeds.contains(Space{34}));
}

TEST_CASE("a question ends when its object was changed by hand") {
    PaperGameDesk desk;
    desk.enter("Clara m 846 31");
    desk.enter("Vera c 1200 31");
    desk.state().draft.player = 0;
    hold(desk.state().draft, Space{31}, std::nullopt);
    desk.enter("");
    CHECK(desk.shown().move_question.empty());
    CHECK(desk.state().draft.players[1].deeds.contains(Space{31}));
    desk.enter("Dora m 32 34");
    desk.enter("Anna c 1 14");
    CHECK(desk.shown().move_question.find("Dora") != std::string::npos);
    desk.answer(true);
    CHECK(desk.shown().move_question == "Is 1 the cash of Anna, or Basin Street?");
}

}  // namespace tablebank::testing
