// Counting notes value by value on the settlement's screen: by keys alone, hand after hand; a difference is shown as it
// is typed and requires its reason; a count above the box is reported at the field and refused by the ledger.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/session/adjudication.h"
#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

namespace {

const SettlementState& state_of(Bench& bench) {
    return bench.program().game()->settlement;
}

/// Counts a hand, the largest value first; an empty text is not a note. Returns the number of keys.
int count_hand(Bench& bench, const std::vector<std::string>& counts) {
    int keys = 0;
    for (const std::string& count : counts) {
        bench.type(count);
        bench.press(Key::enter);
        keys += static_cast<int>(count.size()) + 1;
    }
    return keys;
}

std::string last_line(Bench& bench) {
    return bench.program().session()->table().history.at(bench.game().last).line;
}

}  // namespace

TEST_CASE("six hands are counted by keys alone: Enter leads to the next value, and from the last to the next hand") {
    Bench bench;
    const std::vector<PlayerSetup> six{{"Anna", Role::monopolist},  {"Boris", Role::competitor},
                                       {"Clara", Role::monopolist}, {"Dmitri", Role::competitor},
                                       {"Elena", Role::monopolist}, {"Felix", Role::competitor}};
    bench.open_game("us", six, Goal::timed, {"note \"the end\""});
    const std::int64_t before = bench.game().last;
    bench.press(Key::f9);
    bench.press_ctrl(Key::n);
    int keys = 4;
    const std::size_t values = bench.program().game()->standings().count.fields.size();
    REQUIRE(values == 6);
    for (std::size_t hand = 0; hand < six.size(); ++hand) {
        CHECK(state_of(bench).count.seat == static_cast<int>(hand) + 1);
        keys += count_hand(bench, {"2", "4", "1", "4", "1", "5"});  // 1000 + 400 + 50 + 40 + 5 + 5
    }
    CHECK(bench.game().last == before + 6);
    CHECK(last_line(bench) == "Felix count 2x500 4x100 1x50 4x10 1x5 5x1");
    CHECK(state_of(bench).count.seat == 0);
    CHECK_FALSE(bench.has("count.note.0"));
    CHECK(adjudication(bench.program().session()->table()).hands.size() == 6);
    MESSAGE("six hands of six values: " << keys << " keys");
    CHECK(keys <= 80);
}

TEST_CASE("a difference is shown as it is typed, with its sign and in words, and is posted with a reason or left") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f9);
    bench.press_ctrl(Key::n);
    const std::int64_t before = bench.game().last;
    bench.type("3");
    CHECK(bench.widget("count.sum").text == "Counted: $1,500");
    CHECK(bench.widget("count.difference").text == "= as in the books");
    CHECK_FALSE(bench.has("count.why"));
    bench.press(Key::enter);
    bench.type("1");
    CHECK(bench.widget("count.difference").text == "+$100: more than the $1,500 of the books");
    bench.press(Key::backspace);
    bench.click("count.note.0");
    bench.press(Key::end);
    bench.press(Key::backspace);
    bench.type("2");
    CHECK(bench.widget("count.difference").text == "-$500: less than the $1,500 of the books");
    for (int value = 0; value < 6; ++value) bench.press(Key::enter);  // the last one leads to the reason
    CHECK(bench.game().last == before);
    bench.type("a note \"fell\" down");
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 1);
    CHECK(last_line(bench).ends_with(" count 2x500 \"a note fell down\""));

    // The next hand, whose difference is left.
    CHECK(state_of(bench).count.seat == 2);
    bench.type("2");
    for (int value = 0; value < 6; ++value) bench.press(Key::enter);
    bench.type("under the table");
    bench.click("count.waive");
    CHECK(last_line(bench).ends_with(" count 2x500 waived \"under the table\""));
}

TEST_CASE("the books stay as they are by a key, once there is a reason") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f9);
    bench.press_ctrl(Key::n);
    bench.type("2");
    for (int value = 0; value < 6; ++value) bench.press(Key::enter);
    const std::int64_t before = bench.game().last;
    bench.press_ctrl(Key::enter);
    CHECK_MESSAGE(bench.game().last == before, "it wants a reason");
    bench.type("under the table");
    bench.press_ctrl(Key::enter);
    CHECK(last_line(bench).ends_with(" count 2x500 waived \"under the table\""));
    CHECK(bench.game().last == before + 1);
}

TEST_CASE("an impossible count is reported at its field, typed text is kept, and the ledger refuses what it must") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f9);
    bench.press_ctrl(Key::n);
    const std::int64_t before = bench.game().last;
    bench.type("x");
    CHECK(bench.has("count.note.0.wrong"));
    CHECK_FALSE(bench.has("count.sum"));
    for (int value = 0; value < 6; ++value) bench.press(Key::enter);
    CHECK(bench.game().last == before);
    CHECK_MESSAGE(bench.has("count.note.0"), "the keyboard is back at what is wrong");
    bench.press(Key::end);
    bench.press(Key::backspace);
    bench.type("99");
    CHECK(bench.widget("count.note.0.wrong").text.starts_with("the box has "));
    bench.click("road.count.2");
    bench.click("road.count.1");
    CHECK(bench.widget("count.note.0").text == "99");
    bench.click("count.note.5");
    bench.press(Key::enter);
    bench.type("rich");
    bench.press(Key::enter);
    CHECK(bench.has("count.refusal"));
    CHECK(bench.game().last == before);
}

TEST_CASE("a player who was counted by a typed line is not asked for, and may be counted again") {
    Bench bench;
    bench.begin_game();
    bench.type(bench.game().name(Seat{1}) + " count 3x500");
    bench.press(Key::enter);
    bench.press(Key::f9);
    bench.press_ctrl(Key::n);
    CHECK(state_of(bench).count.seat == 2);
    bench.click("road.count.1");
    CHECK(state_of(bench).count.seat == 1);
    bench.type("3");
    bench.click("count.post");
    CHECK(state_of(bench).count.seat == 2);
}

TEST_CASE("Escape forgets a count that is not posted: opened again it is empty, and a second Escape leaves") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f9);
    bench.press_ctrl(Key::n);
    bench.type("2");
    for (int value = 0; value < 6; ++value) bench.press(Key::enter);
    bench.type("lost");
    REQUIRE(bench.widget("count.why").text == "lost");
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("count.note.0"));
    CHECK(bench.has("settle.back"));
    bench.press_ctrl(Key::n);
    CHECK(bench.widget("count.note.0").text.empty());
    CHECK(bench.widget("count.why").text.empty());
    bench.press(Key::escape);
    bench.press(Key::escape);
    CHECK(bench.has("line"));
}

TEST_CASE("Enter in a field of notes posts no difference, even if a reason is there: it goes to the reason") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f9);
    bench.press_ctrl(Key::n);
    const std::int64_t before = bench.game().last;
    bench.type("2");
    bench.click("count.why");
    bench.type("1");
    bench.click("count.note.5");
    bench.press(Key::enter);
    CHECK(bench.game().last == before);
    bench.type("lost");  // the keyboard is at the reason
    CHECK(bench.widget("count.why").text.find("lost") != std::string::npos);
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 1);
}
