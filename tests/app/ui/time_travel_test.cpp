// The table as it was: looked at by keys and by the mouse, never mistaken for now, and left without a trace.

#include <doctest/doctest.h>
#include <imgui_internal.h>

#include <fstream>

#include "app/session/session.h"
#include "app/ui/look/palettes.h"
#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

namespace {

/// Anna rolls (#2) to Sunset Boulevard and buys it (#3), Boris rolls (#4) and leaves the deed on offer (#5).
void play(Bench& bench) {
    bench.begin_game();
    for (const char* line : {"24", "ok", "12", "decline"}) bench.type_line(line);
}

/// The entry after which the table is looked at; 0: now.
std::int64_t at(const Bench& bench) {
    return bench.program().game()->table.past.at.value_or(0);
}

std::string cash_shown(Bench& bench, int seat) {
    return bench.widget("player." + std::to_string(seat) + ".cash").text;
}

std::size_t files_in(const std::filesystem::path& folder) {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) files += entry.path().extension() == ".tbl";
    return files;
}

}  // namespace

TEST_CASE("a long remark that is corrected is shown from its beginning, and a line to be finished from its end") {
    Bench bench;
    bench.begin_game();
    const std::string remark(250, 'm');
    bench.type_line("note \"" + remark + "\"");
    bench.press_alt(Key::down);
    bench.press(Key::f5);
    const ImGuiInputTextState* state = ImGui::GetInputTextState(ImGui::GetActiveID());
    REQUIRE(state != nullptr);
    CHECK(bench.widget("line").text == "amend #2 note \"" + remark + "\"");
    CHECK(state->ScrollX == 0);
    CHECK(state->Stb.cursor == 0);
    bench.press(Key::end);
    CHECK(state->ScrollX > 0);
}

TEST_CASE("a click on a row shows the table after it, and Esc shows the present table") {
    Bench bench;
    play(bench);
    CHECK(cash_shown(bench, 1) == "$1,400");
    bench.click("log.2");
    CHECK(bench.widget("past.when").text.starts_with("As it was after #2, "));
    CHECK(bench.widget("past.what").text.find("Sunset Boulevard") != std::string::npos);
    CHECK(cash_shown(bench, 1) == "$1,500");
    bench.click("log.1");
    CHECK(bench.widget("past.when").text.starts_with("As it was after #1, "));
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("past.when"));
    CHECK(bench.has("line"));
    CHECK(cash_shown(bench, 1) == "$1,400");
}

TEST_CASE("the past shows why the selected entry moved its sums, the present does not") {
    Bench bench;
    play(bench);
    bench.click("log.3");
    CHECK(bench.widget("turn.done").text == "Price of Sunset Boulevard: $100");
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("turn.done"));
}

TEST_CASE("nothing can be posted from the past except the ways it names") {
    Bench bench;
    play(bench);
    const auto before = bench.game().last;
    bench.click("log.2");  // Sunset Boulevard is offered to Anna
    for (const char* gone : {"line", "turn.buy", "turn.decline", "die.1.1", "top.games", "line.undo", "clock-start"}) {
        CHECK_FALSE_MESSAGE(bench.has(gone), gone);
    }
    bench.type_line("34");
    bench.press_ctrl(Key::z);
    CHECK(bench.game().last == before);
    bench.click("space.6");
    CHECK(bench.widget("deed.state").text.find("for sale") != std::string::npos);
    CHECK_FALSE(bench.has("deed.build"));
    bench.press(Key::escape);
    bench.press(Key::escape);
    CHECK(bench.widget("line").text.empty());  // the text typed at the past was discarded
}

TEST_CASE("arrows go through the log, down into the past and up to now") {
    Bench bench;
    play(bench);
    const auto last = bench.game().last;
    bench.press_alt(Key::down);
    CHECK(at(bench) == last);
    bench.press(Key::down);
    CHECK(at(bench) == last - 1);
    bench.press(Key::left);
    CHECK(at(bench) == last - 2);
    bench.press(Key::right);
    bench.press(Key::up);
    CHECK(at(bench) == last);
    bench.press(Key::up);
    CHECK(at(bench) == 0);
    bench.press_alt(Key::down);
    bench.press(Key::home);
    CHECK(at(bench) == 1);
    CHECK_FALSE(bench.widget("past.earlier").enabled);
    bench.press(Key::down);
    CHECK(at(bench) == 1);
    bench.press(Key::end);
    CHECK(at(bench) == 0);
}

TEST_CASE("a search is walked through entry by entry") {
    Bench bench;
    play(bench);
    bench.press_ctrl(Key::f);
    bench.type("sunset");
    bench.press(Key::down);
    CHECK(at(bench) == 3);
    bench.press(Key::down);
    CHECK(at(bench) == 2);
}

TEST_CASE("a search that is given up leaves the entry that is looked at in sight") {
    Bench bench;
    play(bench);
    for (int i = 0; i < 60; ++i) {
        bench.type_line("note \"tea\"");
    }
    REQUIRE_FALSE(bench.has("log.3"));
    bench.press_ctrl(Key::f);
    bench.type("Sunset");
    bench.press(Key::down);
    const auto looked_at = at(bench);
    REQUIRE(looked_at > 0);
    bench.press(Key::escape);
    CHECK(at(bench) == looked_at);
    CHECK(bench.has("log." + std::to_string(looked_at)));
}

TEST_CASE("this entry alone is undone from the past, and the present is shown with it") {
    Bench bench;
    play(bench);
    const auto before = bench.game().last;
    bench.click("log." + std::to_string(before));
    bench.click("past.undo", 2);
    CHECK(bench.game().last == before + 1);
    CHECK(bench.program().session()->table().history.at(before + 1).reverses == before);
    CHECK_FALSE(bench.has("past.when"));
    CHECK_FALSE(bench.program().game()->table.line.notice.empty());
}

TEST_CASE("an entry that cannot be undone states why, and the past stays") {
    Bench bench;
    play(bench);
    const auto before = bench.game().last;
    bench.click("log.2");  // the purchase depends on it
    CHECK_FALSE(bench.widget("past.undo").enabled);
    bench.press(Key::f2);
    CHECK_FALSE(bench.widget("past.refusal").text.empty());
    CHECK(bench.game().last == before);
    CHECK(bench.has("past.when"));
}

TEST_CASE("all later entries are undone only after their number is shown") {
    Bench bench;
    play(bench);
    const auto before = bench.game().last;
    bench.click("log.2");
    bench.press(Key::f3);
    CHECK(bench.game().last == before);
    CHECK(bench.widget("past.back.text").text.find(std::to_string(before - 2) + " entries") != std::string::npos);
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("past.back.text"));
    CHECK(bench.has("past.when"));
    bench.press(Key::f3);
    bench.press(Key::enter);
    CHECK(bench.game().last == 2 * before - 2);
    CHECK(bench.game().cash(Seat{1}) == Money{1500});
    CHECK_FALSE(bench.has("past.when"));
}

TEST_CASE("the game goes on from an earlier entry in a new file, and the old one stays") {
    Bench bench;
    play(bench);
    const auto before = bench.game().last;
    const std::filesystem::path original = bench.program().session()->path();
    const Hash head = bench.program().session()->head();
    bench.click("log.2");
    bench.press(Key::f4);
    const std::string name = bench.widget("past.branch.name").text;
    CHECK(name == original.stem().string() + "-from-2.tbl");
    bench.press(Key::enter);
    REQUIRE(bench.program().session() != nullptr);
    CHECK(bench.program().session()->path().filename() == name);
    CHECK(bench.game().last == 2);
    CHECK(bench.has("line"));
    CHECK(bench.program().game()->table.line.notice.find(original.filename().string()) != std::string::npos);
    const ReadGame read = read_game(original);
    CHECK(read.head == head);
    CHECK(read.table.history.last() == before);
}

TEST_CASE("a name that is taken is refused in words, and the file is not touched") {
    Bench bench;
    play(bench);
    const std::filesystem::path folder = bench.program().session()->path().parent_path();
    std::ofstream(folder / "mine.tbl") << "something else";
    const std::size_t before = files_in(folder);
    bench.click("log.2");
    bench.click("past.branch");
    bench.press_ctrl(Key::a);
    bench.type("mine");
    bench.click("past.branch.yes");
    CHECK(bench.widget("past.refusal").text.find("exists already") != std::string::npos);
    CHECK(bench.has("past.when"));
    CHECK(files_in(folder) == before);
    CHECK(std::filesystem::file_size(folder / "mine.tbl") == 14);
    bench.click("past.branch.no");
    CHECK_FALSE(bench.has("past.branch.name"));
}

TEST_CASE("a suggested name is never one that is taken") {
    Bench bench;
    play(bench);
    const std::filesystem::path original = bench.program().session()->path();
    const std::string stem = original.stem().string();
    std::ofstream(original.parent_path() / (stem + "-from-2.tbl")) << "something else";
    bench.click("log.2");
    bench.press(Key::f4);
    CHECK(bench.widget("past.branch.name").text == stem + "-from-2-2.tbl");
}

TEST_CASE("a row's menu opens by key and by the right button, and undoes the row") {
    Bench bench;
    play(bench);
    const auto before = bench.game().last;
    bench.press(Key::menu);
    CHECK(bench.has("log.menu.undo"));
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("log.menu.undo"));
    CHECK(bench.program().session() != nullptr);
    set_shift(true);
    bench.press(Key::f10);
    set_shift(false);
    CHECK_FALSE(bench.program().players().open);
    bench.press(Key::down);
    bench.press(Key::enter);
    CHECK(bench.game().last == before + 1);

    const ImVec2 row = bench.widget("log.1").centre();
    set_right_mouse(row.x, row.y, true);
    bench.frames(1);
    set_right_mouse(row.x, row.y, false);
    bench.frames();
    CHECK_FALSE(bench.widget("log.menu.undo").enabled);  // the opening
    CHECK_FALSE(bench.widget("log.menu.amend").enabled);
    bench.click("log.menu.look");
    CHECK(at(bench) == 1);
}

TEST_CASE("a row's menu writes an extract of its entry next to the game") {
    Bench bench;
    play(bench);
    bench.press(Key::menu);
    bench.click("log.menu.extract");
    std::filesystem::path file = bench.program().session()->path();
    file.replace_extension();
    file += " #" + std::to_string(bench.game().last) + ".pdf";
    CHECK(std::filesystem::exists(file));
    CHECK(bench.widget("line.notice").text.find(".pdf") != std::string::npos);
}

TEST_CASE("a row's menu begins the line that corrects it") {
    Bench bench;
    play(bench);
    bench.type_line("anna get 30 \"found\"");
    const std::string number = std::to_string(bench.game().last);
    bench.press(Key::menu);
    bench.press(Key::down);
    bench.press(Key::down);
    bench.press(Key::enter);
    CHECK(bench.widget("line").text == "amend #" + number + " Anna get 30 \"found\"");
    bench.type(" ");
    CHECK(bench.widget("line").text == "amend #" + number + " Anna get 30 \"found\" ");
}

TEST_CASE("a line is typed as before once the menu is closed") {
    Bench bench;
    play(bench);
    bench.press(Key::menu);
    bench.press(Key::escape);
    bench.type("note \"x\"");
    CHECK(bench.widget("line").text == "note \"x\"");
}

TEST_CASE("a reversed entry leads to its reversal, and that back to it") {
    Bench bench;
    play(bench);
    const auto before = bench.game().last;
    bench.press_ctrl(Key::z);
    bench.click("log.link." + std::to_string(before));
    CHECK(at(bench) == before + 1);
    bench.click("log.link." + std::to_string(before + 1));
    CHECK(at(bench) == before);
}

TEST_CASE("posting while nothing but the log is long draws only the rows in sight") {
    Bench bench;
    bench.begin_game();
    for (int i = 0; i < 40; ++i) {
        bench.type_line("note \"remark\"");
    }
    CHECK(bench.has("log.41"));
    CHECK_FALSE(bench.has("log.1"));
    bench.press_alt(Key::down);
    bench.press(Key::home);
    CHECK(bench.has("log.1"));
}

TEST_CASE("a game that is dropped on the window is opened; any other file changes nothing") {
    Bench bench;
    play(bench);
    const std::filesystem::path first = bench.program().session()->path();
    const auto last = bench.game().last;
    std::ofstream(bench.folder() / "holiday.jpg") << "no game";
    bench.program().drop(bench.folder() / "holiday.jpg");
    bench.frames();
    REQUIRE(bench.program().session() != nullptr);
    CHECK(bench.program().session()->path() == first);
    CHECK(bench.widget("line.refusal").text.find("holiday.jpg") != std::string::npos);
    bench.program().drop(first);
    bench.frames();
    CHECK(bench.game().last == last);
    const std::filesystem::path other = bench.folder() / "other.tbl";
    bench.program().session()->branch(2, other);
    bench.program().drop(other);
    bench.frames();
    CHECK(bench.program().session()->path() == other);
    CHECK(bench.game().last == 2);
}

TEST_CASE("an entry that is corrected from the past takes the refusal of the line before with it") {
    Bench bench;
    play(bench);
    bench.type_line("anna build nob");
    REQUIRE(bench.has("line.refusal"));
    bench.click("log.2");
    bench.press(Key::f5);
    CHECK(bench.widget("line").text.starts_with("amend #2"));
    CHECK_FALSE(bench.has("line.refusal"));
}

TEST_CASE("Page Up and Page Down scroll the log at the table, and Home and End too while it is searched") {
    Bench bench;
    bench.begin_game();
    for (int number = 0; number < 40; ++number) bench.type_line("note \"" + std::to_string(number) + '"');
    const std::string newest = "log." + std::to_string(bench.game().last);
    REQUIRE(bench.has(newest));
    bench.press(Key::page_down);
    bench.press(Key::page_down);
    CHECK_FALSE(bench.has(newest));
    bench.press(Key::page_up);
    bench.press(Key::page_up);
    CHECK(bench.has(newest));
    bench.press_ctrl(Key::f);
    bench.press(Key::end);
    CHECK(bench.has("log.1"));
    bench.press(Key::home);
    CHECK(bench.has(newest));
    CHECK_FALSE(bench.program().game()->table.past.at);
}
