// Lines as they are typed or pasted into the foot of the table: shortened, completed, recalled, refused, in any
// letters.

#include <doctest/doctest.h>
#include <imgui_internal.h>

#include "ledger/books/due.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/full_disk.h"

using namespace tablebank;

TEST_CASE("a refused line shows its sentence and keeps the typed text") {
    Bench bench;
    bench.begin_game();
    const auto before = bench.game().last;
    bench.type("anna build nob");
    bench.press(Key::enter);
    CHECK(bench.game().last == before);
    CHECK_FALSE(bench.widget("line.refusal").text.empty());
    CHECK(bench.widget("line").text == "anna build nob");
    bench.type("x");
    CHECK_FALSE(bench.has("line.refusal"));
    CHECK(bench.widget("line").text == "anna build nobx");
    bench.press(Key::escape);
    CHECK(bench.widget("line").text.empty());
}

TEST_CASE("the arrows recall earlier lines, Tab completes") {
    Bench bench;
    bench.begin_game();
    bench.type("note \"first\"");
    bench.press(Key::enter);
    bench.type("note \"second\"");
    bench.press(Key::enter);
    bench.press(Key::up);
    CHECK(bench.widget("line").text == "note \"second\"");
    bench.press(Key::up);
    CHECK(bench.widget("line").text == "note \"first\"");
    bench.press(Key::down);
    bench.press(Key::down);
    CHECK(bench.widget("line").text.empty());
    bench.type("mort");
    bench.press(Key::tab);
    CHECK(bench.widget("line").text.starts_with("mortgage"));
}

TEST_CASE("short answers are completed to the line that is wanted") {
    Bench bench;
    bench.begin_game();
    bench.type("61");  // a card
    bench.press(Key::enter);
    bench.type("+50");
    bench.press(Key::enter);
    CHECK(bench.game().cash(Seat{1}) == Money{1550});
    CHECK(open_dues(bench.game()).empty());
}

TEST_CASE("a name from right to left is played with, and one with an emoji is refused in words") {
    Bench bench;
    bench.click("start.new");
    bench.type("דנה");
    bench.click("new.name.1");
    bench.type("Anna\U0001F3B2");
    bench.click("new.name.2");
    bench.type("x\u0302avier");
    CHECK(bench.has("new.problem"));
    CHECK_FALSE(bench.widget("new.begin").enabled);
    bench.click("new.name.1");
    bench.press(Key::end);
    bench.press(Key::backspace);
    CHECK_FALSE(bench.has("new.problem"));
    bench.click("new.begin");
    REQUIRE(bench.program().session() != nullptr);
    CHECK(bench.game().name(Seat{1}) == "דנה");
    CHECK(bench.game().name(Seat{2}) == "Anna");
    bench.type("דנה 33");
    CHECK(bench.widget("line.preview").text.starts_with("דנה "));
    bench.press(Key::enter);
    CHECK(bench.game().space_of(Seat{1}) == Space{6});
    bench.type("note \"\U0001F3B2\"");
    bench.press(Key::enter);
    CHECK(bench.program().session()->table().history.at(bench.game().last).verb == "note");
}

TEST_CASE("one line that is pasted is typed, several are asked about first") {
    Bench bench;
    bench.begin_game();
    const auto before = bench.game().last;
    ImGui::SetClipboardText("anna pay 5\n");
    bench.press_ctrl(Key::v);
    CHECK(bench.widget("line").text == "anna pay 5");
    CHECK_FALSE(bench.has("pasted.question"));
    bench.press(Key::escape);
    ImGui::SetClipboardText("anna pay 5\r\n\n# a comment\nanna pay 6\nanna pay 7");
    bench.press_ctrl(Key::v);
    CHECK(bench.widget("pasted.question").text == "Post 3 lines?");
    CHECK(bench.widget("pasted.line.1").text == "anna pay 5");
    CHECK(bench.widget("pasted.line.3").text == "anna pay 7");
    CHECK(bench.widget("line").text.empty());
    CHECK(bench.game().last == before);
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("pasted.question"));
    CHECK(bench.game().last == before);
    CHECK(bench.program().session() != nullptr);
    bench.press_ctrl(Key::v);
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 3);
    CHECK(bench.game().cash(Seat{1}) == Money{1482});
    CHECK(bench.widget("line.notice").text == "3 entries posted");
}

TEST_CASE("a paste that is longer than any evening is ignored, in the line and in any other field, and reported") {
    Bench bench;
    bench.begin_game();
    for (const std::string& part : {std::string("a"), std::string("anna pay 5\n")}) {
        std::string text;
        while (text.size() <= 256 * 1024) text += part;
        ImGui::SetClipboardText(text.c_str());
        bench.press_ctrl(Key::v);
        CHECK(bench.widget("line").text.empty());
        CHECK_FALSE(bench.has("pasted.question"));
        CHECK(bench.widget("line.notice").text.starts_with("nothing was pasted: "));
    }
}

TEST_CASE(
    "pasted lines are posted up to the first refused one; it stays for correction, then the rest is asked about") {
    Bench bench;
    bench.begin_game();
    const auto before = bench.game().last;
    ImGui::SetClipboardText("anna pay 5\nanna build nob\nanna pay 7\nanna pay 8");
    bench.press_ctrl(Key::v);
    bench.click("pasted.post");
    CHECK(bench.game().last == before + 1);
    CHECK(bench.widget("line.refusal").text.starts_with("Line 2 of 4: "));
    CHECK(bench.widget("line").text == "anna build nob");
    CHECK(bench.widget("line.waiting").text == "2 lines wait");
    bench.press(Key::escape);
    bench.type("anna pay 6");
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 2);
    CHECK(bench.widget("pasted.question").text == "Post 2 lines?");
    bench.click("pasted.post", 2);
    CHECK(bench.game().last == before + 4);
    CHECK_FALSE(bench.has("line.waiting"));
}

TEST_CASE("the pasted lines that wait are asked about again by their key") {
    Bench bench;
    bench.begin_game();
    ImGui::SetClipboardText("anna build nob\nanna pay 7");
    bench.press_ctrl(Key::v);
    bench.press(Key::enter);
    REQUIRE(bench.has("line.waiting"));
    bench.press_ctrl(Key::l);
    CHECK(bench.widget("pasted.question").text == "Post 1 line?");
    const auto before = bench.game().last;
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 1);
}

TEST_CASE("a thousand pasted lines show only the first, and can be left by the mouse") {
    Bench bench;
    bench.begin_game();
    std::string lines;
    for (int number = 0; number < 1000; ++number) lines += "note \"supper\"\n";
    ImGui::SetClipboardText(lines.c_str());
    bench.press_ctrl(Key::v);
    CHECK(bench.widget("pasted.question").text == "Post 1000 lines?");
    CHECK(bench.has("pasted.line.8"));
    CHECK_FALSE(bench.has("pasted.line.9"));
    bench.click("pasted.leave");
    CHECK_FALSE(bench.has("pasted.question"));
    CHECK_FALSE(bench.has("line.waiting"));
}

TEST_CASE("lines in the banker's words and by the banker's keys show how they are read") {
    Bench bench;
    bench.begin_game();
    bench.type("кщдд 3 3");
    CHECK(bench.widget("line.recorded").text.starts_with("read as: "));
    CHECK(bench.widget("line.recorded").text.find("roll 3 3") != std::string::npos);
    bench.press(Key::enter);
    CHECK(bench.game().space_of(Seat{1}) == Space{6});
    bench.type("anna acheter");
    CHECK(bench.widget("line.recorded").text == "Anna buy @6");
    bench.press(Key::enter);
    CHECK(bench.game().owner_of(Space{6}) == Seat{1});
    bench.type("note \"supper\"");
    CHECK_FALSE(bench.has("line.recorded"));
}

TEST_CASE("a sum that is not one of those due is asked about, and one key chooses the possible line") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}}, {"anna 24", "ok", "boris 24"});
    const auto ask = [&] {
        bench.type("boris pay 33");
        bench.press(Key::enter);
        REQUIRE(bench.has("which.question"));
    };
    ask();
    bench.check_keys_differ();
    const auto before = bench.game().last;
    bench.press(Key::enter);  // chooses nothing
    CHECK(bench.game().last == before);
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("which.question"));
    CHECK(bench.widget("line").text == "boris pay 33");
    CHECK(bench.game().last == before);

    bench.press(Key::escape);
    ask();
    bench.click("which.2");  // another payment, whose reason is still to be typed
    CHECK(bench.game().last == before);
    CHECK(bench.widget("line").text.ends_with(" \""));
    bench.type("a bet\"");
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 1);

    ask();
    bench.type("1");  // the due
    CHECK(bench.game().last == before + 2);
    CHECK_FALSE(bench.has("which.question"));
    CHECK(bench.widget("line").text.empty());
}

namespace {

/// How far the text of the field with the keyboard is scrolled to the left.
float scrolled() {
    return ImGui::GetCurrentContext()->InputTextState.ScrollX;
}

}  // namespace

TEST_CASE("a text that the program puts into the line is shown from its beginning, after a line wider than the field") {
    Bench bench;
    bench.begin_game();
    bench.type_line("24");
    bench.press(Key::enter);
    const std::string wide = "note \"" + std::string(160, 'm') + '"';
    bench.type(wide);
    REQUIRE(scrolled() > 0);
    bench.press_ctrl(Key::d);
    CHECK(bench.widget("line").text.starts_with("amend #"));
    CHECK(scrolled() == 0);
    bench.press(Key::escape);
    bench.type(wide);
    REQUIRE(scrolled() > 0);
    bench.press(Key::enter);
    CHECK(bench.widget("line").text.empty());
    CHECK(scrolled() == 0);
}

TEST_CASE("a refusal goes when the program puts another text into the line") {
    Bench bench;
    bench.begin_game();
    bench.type_line("24");
    bench.press(Key::enter);
    bench.type_line("anna build nob");
    REQUIRE(bench.has("line.refusal"));
    bench.press_ctrl(Key::d);
    CHECK(bench.widget("line").text.starts_with("amend #"));
    CHECK_FALSE(bench.has("line.refusal"));
}
