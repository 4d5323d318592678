// The screens against the table of keys (app/viewmodel/keys.h): wherever the keyboard is, every key of the program has
// the effect listed for that place, and no other.

#include <doctest/doctest.h>

#include <imgui.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/event_in_file.h"
#include "tests/support/full_disk.h"

namespace tablebank {
namespace {

void press(Bench& bench, Chord chord) {
    switch (chord.held) {
        case Held::typed:
            return bench.type(std::string(1, sign_of(chord.key)));
        case Held::ctrl:
            return bench.press_ctrl(chord.key);
        case Held::alt:
            set_alt(true);
            bench.press(chord.key);
            set_alt(false);
            return bench.frames(1);
        case Held::shift:
            set_shift(true);
            bench.press(chord.key);
            set_shift(false);
            return bench.frames(1);
        case Held::nothing:
            return bench.press(chord.key);
    }
}

void press_each(Bench& bench, std::initializer_list<Chord> chords) {
    for (const Chord chord : chords) press(bench, chord);
}

/// Anna owns a street; Boris is on one that may be left to the bank. The file is new each time.
void open_table(Bench& bench) {
    const auto file = bench.folder() / "us.tbl";
    const auto kept = bench.folder() / "kept";
    if (!std::filesystem::exists(kept)) {
        bench.open_game("us", {{"Anna", Role::competitor}, {"Boris", Role::monopolist}},
                        {"roll 2 4", "buy", "next", "roll 1 5", "ok", "next", "roll 3 5"});
        bench.restart();
        std::filesystem::copy_file(file, kept);
    }
    std::filesystem::copy_file(kept, file, std::filesystem::copy_options::overwrite_existing);
    bench.open(file);
    REQUIRE(bench.program().session() != nullptr);
}

/// The street that Anna owns is looked at.
void look_at_street(Bench& bench) {
    press(bench, ctrl(Key::p));
    bench.type("@6");
    press(bench, {Key::enter});
}

void open_deed_table(Bench& bench) {
    const auto file = bench.folder() / "deeds.csv";
    std::ofstream(file) << "space,name\n1,Basin Street\n";
    bench.program().drop(file);
    bench.frames();
    REQUIRE(bench.has("deeds.again"));
}

void open_edition(Bench& bench) {
    std::filesystem::remove_all(bench.folder() / "games");  // where the saved file would be found again
    press_each(bench, {ctrl(Key::e), {Key::enter}});
    REQUIRE(bench.program().state().editions.draft);
    press_each(bench, {{Key::tab}, {Key::tab}});
    for (const Key digit : {Key::one, Key::two, Key::three}) press_each(bench, {typed(digit), {Key::enter}});
    press_each(bench, {ctrl(Key::z), {Key::escape}});
    REQUIRE(bench.program().state().editions.unsaved());
}

/// A new game of an edition whose figures are a template.
void begin_with_template(Bench& bench) {
    press(bench, {Key::f2});
    for (int i = 0; !bench.has("new.check"); ++i) bench.click("new.edition." + std::to_string(i));
    press(bench, {Key::tab});
}

/// The way to each place, with something there for its keys to do.
const std::map<InputContext, std::function<void(Bench&)>>& ways() {
    static const std::map<InputContext, std::function<void(Bench&)>> all{
        {InputContext::start,
         [](Bench& bench) {
             open_table(bench);
             press_each(bench, {{Key::f2}, {Key::escape}, {Key::tab}, {Key::tab}, {Key::tab}});
         }},
        {InputContext::new_game, begin_with_template},
        {InputContext::deed_check,
         [](Bench& bench) {
             begin_with_template(bench);
             press(bench, ctrl(Key::d));
             REQUIRE(bench.program().state().new_game.compares);
         }},
        {InputContext::table,
         [](Bench& bench) {
             open_table(bench);
             look_at_street(bench);
             bench.type("3");
         }},
        {InputContext::log_search,
         [](Bench& bench) {
             press(bench, {Key::f3});  // whose keys the guide has there too
             press(bench, ctrl(Key::f));
         }},
        {InputContext::log_menu,
         [](Bench& bench) {
             open_table(bench);
             press(bench, {Key::menu});
         }},
        {InputContext::pasted_lines,
         [](Bench& bench) {
             open_table(bench);
             ImGui::SetClipboardText("1 pay 1\n2 pay 1\n");
             press(bench, ctrl(Key::v));
             REQUIRE(bench.program().game()->table.line.asks_to_post);
         }},
        {InputContext::disk_trouble,
         [](Bench& bench) {
             open_table(bench);
             bench.type("note \"x\"");
             {
                 const FullDisk full;
                 press(bench, {Key::enter});
             }
             REQUIRE(bench.program().game()->table.trouble);
         }},
        {InputContext::past,
         [](Bench& bench) {
             open_table(bench);
             press_each(bench, {alt(Key::down), alt(Key::down)});
         }},
        {InputContext::past_question,
         [](Bench& bench) {
             open_table(bench);
             press_each(bench, {alt(Key::down), alt(Key::down), {Key::f3}});
         }},
        {InputContext::trade,
         [](Bench& bench) {
             open_table(bench);
             press_each(bench, {{Key::f5}, typed(Key::five), {Key::up}});
         }},
        {InputContext::auction,
         [](Bench& bench) {
             std::filesystem::remove(bench.folder() / "football.tbl");
             bench.open_game("football", {{"Anna", Role::player}, {"Boris", Role::player}, {"Clara", Role::player}},
                             {"anna 12", "decline"});
             press_each(bench, {{Key::f6}, typed(Key::plus)});
         }},
        {InputContext::card,
         [](Bench& bench) {
             open_table(bench);
             press_each(bench, {{Key::f7}, {Key::tab}});
         }},
        {InputContext::bankruptcy,
         [](Bench& bench) {
             open_table(bench);
             press(bench, {Key::f8});
         }},
        {InputContext::rulings,
         [](Bench& bench) {
             open_table(bench);
             press(bench, ctrl(Key::r));
         }},
        {InputContext::repair,
         [](Bench& bench) {
             open_table(bench);
             bench.type("amend #2 roll 1 2");
             press(bench, {Key::enter});
             REQUIRE(bench.has("repair.question"));
         }},
        {InputContext::which_line,
         [](Bench& bench) {
             std::filesystem::remove(bench.folder() / "us.tbl");
             bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}},
                             {"anna 24", "ok", "boris 24"});
             bench.type("boris pay 33");
             press(bench, {Key::enter});
             REQUIRE(bench.has("which.question"));
         }},
        {InputContext::settlement,
         [](Bench& bench) {
             open_table(bench);
             press(bench, {Key::f9});
         }},
        {InputContext::proof,
         [](Bench& bench) {
             open_table(bench);
             press_each(bench, {ctrl(Key::h), {Key::tab}});
             ImGui::SetClipboardText("nothing that proves anything");
         }},
        {InputContext::charts,
         [](Bench& bench) {
             open_table(bench);
             press_each(bench, {ctrl(Key::g), {Key::right}});
         }},
        {InputContext::review,
         [](Bench& bench) {
             std::filesystem::remove(bench.folder() / "us.tbl");
             bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}},
                             {"anna pay 300 to boris \"a wager\"", "boris pay 200 to anna \"a wager\""});
             press(bench, ctrl(Key::j));
             REQUIRE(bench.has("review.row.2"));
         }},
        {InputContext::phones,
         [](Bench& bench) {
             open_table(bench);
             press(bench, shift(Key::f11));
             REQUIRE(bench.has("phones.switch"));
         }},
        {InputContext::join,
         [](Bench& bench) {
             TableSetup table{.event = "Club evening",
                              .event_id = std::string(32, 'b'),
                              .round = 1,
                              .table = 1,
                              .edition = "us",
                              .minutes = 90,
                              .rulings = {},
                              .players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}},
                              .hub = "http://127.0.0.1:1",
                              .code = "0123456789abcdef"};
             setenv("XDG_DATA_HOME", (bench.folder() / "data").c_str(), 1);
             std::filesystem::remove_all(bench.folder() / "data");
             bench.open(kept_line(table));
             REQUIRE(bench.has("join.agree"));
         }},
        {InputContext::new_event,
         [](Bench& bench) {
             press(bench, {Key::f4});
             bench.type("Club");
             REQUIRE(bench.has("new-event.begin"));
         }},
        {InputContext::event_desk,
         [](Bench& bench) {
             const auto file = bench.folder() / "club.tbe";
             std::filesystem::remove(file);
             testing::make_event_file(file.string());
             bench.open(file);
             REQUIRE(bench.program().director() != nullptr);
         }},
        {InputContext::calculator,
         [](Bench& bench) {
             open_table(bench);
             press_each(bench, {ctrl(Key::k), ctrl(Key::u)});
             press(bench, ctrl(Key::o));
             bench.type((bench.folder() / "x").string());
             press(bench, {Key::enter});
             bench.click("calc.role.competitor");
             press_each(bench, {ctrl(Key::t), ctrl(Key::l)});
             bench.type_line("Anna m 846 31");
             bench.type_line("Boris c 500 31");
             press(bench, {Key::escape});
             REQUIRE(bench.has("calc.move"));
         }},
        {InputContext::calculator_editions,
         [](Bench& bench) {
             press_each(bench, {ctrl(Key::k), ctrl(Key::e)});
         }},
        {InputContext::edition_list, [](Bench& bench) { press(bench, ctrl(Key::e)); }},
        {InputContext::deed_table, open_deed_table},
        {InputContext::edition, open_edition},
        {InputContext::edition_question,
         [](Bench& bench) {
             open_edition(bench);
             bench.click("edition.back");
             REQUIRE(bench.program().state().editions.asks_leave);
         }},
        {InputContext::settings,
         [](Bench& bench) {
             press_each(bench, {{Key::f12}, {Key::tab}});
         }},
        {InputContext::palette, [](Bench& bench) { press(bench, ctrl(Key::p)); }},
        {InputContext::help, [](Bench& bench) { press(bench, {Key::f1}); }},
    };
    return all;
}

/// The program as it starts, led to a place.
void lead(Bench& bench, InputContext place) {
    bench.restart();
    ways().at(place)(bench);
}

/// Whether the table has an action in a place.
bool holds(KeyAction action, InputContext place) {
    return std::ranges::any_of(keybindings(), [&](const Keybinding& row) {
        return row.action == action && row.holds.meets(place) && !row.by_field;
    });
}

std::string named(KeyAction action, InputContext place) {
    return hint_of(action) + " (action " + std::to_string(static_cast<int>(action)) + ") at place " +
           std::to_string(static_cast<int>(place));
}

/// The effect of a row's key in a place: the actions that answer it.
std::set<KeyAction> pressed_at(Bench& bench, InputContext place, Chord chord) {
    lead(bench, place);
    const KeyWatch watch;
    press(bench, chord);
    return {watch.answered.begin(), watch.answered.end()};
}

/// The key of a row, pressed in its places until one of them has something for it to do.
void press_row(Bench& bench, const Keybinding& row) {
    for (const auto& [place, way] : ways()) {
        if (!row.holds.meets(place)) continue;
        for (const Chord chord : row.chords.all()) {
            const auto did = pressed_at(bench, place, chord);
            if (did.empty()) continue;
            CHECK_MESSAGE((did == std::set{row.action}), named(row.action, place));
            return;
        }
    }
    FAIL_CHECK("nothing answers ", hint_of(row.action), ": ", std::string(row.words));
}

}  // namespace

TEST_CASE("wherever the keyboard is, the screen handles only the keys that the table of keys lists for that place") {
    Bench bench;
    for (const auto& [place, way] : ways()) {
        lead(bench, place);
        const KeyWatch watch;
        bench.frames();
        for (const KeyAction action : std::set(watch.asked.begin(), watch.asked.end()))
            CHECK_MESSAGE(holds(action, place), named(action, place));
    }
}

TEST_CASE("every row of the table of keys is pressed on its place, and exactly that action happens") {
    // Asked for only while a field is written in, or after a file was found in the way
    // (tests/app/ui/editions_test.cpp).
    const std::set<KeyAction> elsewhere{KeyAction::up,    KeyAction::down,       KeyAction::left,
                                        KeyAction::right, KeyAction::press_part, KeyAction::write_over};
    Bench bench;
    for (const Keybinding& row : keybindings())
        if (!row.by_field && !(row.holds.meets(InputContext::edition) && elsewhere.contains(row.action)))
            press_row(bench, row);
}

TEST_CASE(
    "in the calculator F10 and F11 are the players' window and ask nothing; the questions have keys of their own") {
    Bench bench;
    open_table(bench);
    bench.press_ctrl(Key::k);
    const auto& calculator = bench.program().state().calculator;
    const auto before = calculator.draft.question;
    bench.press(Key::f10);
    CHECK(bench.program().players().open);
    CHECK(calculator.draft.question == before);
    bench.press(Key::f11);
    CHECK(bench.program().players().full);
    CHECK(calculator.draft.question == before);
    bench.press_ctrl(Key::b);
    CHECK(calculator.draft.question == Question::raise);
    bench.press_ctrl(Key::t);
    CHECK_FALSE(calculator.draft.question.has_value());
    CHECK(bench.program().players().open);
}

TEST_CASE("while an edition is chosen in the calculator, the keys of players and rulings do not move it") {
    Bench bench;
    bench.press_ctrl(Key::k);
    bench.click("calc.add");
    bench.press_ctrl(Key::e);
    const auto& calculator = bench.program().state().calculator;
    const auto row = calculator.edition_row;
    const auto player = calculator.draft.player;
    bench.press_ctrl(Key::down);
    CHECK(calculator.edition_row == row);
    CHECK(calculator.draft.player != player);
    press(bench, alt(Key::down));
    CHECK(calculator.edition_row == row);
    bench.press(Key::down);
    CHECK(calculator.edition_row == row + 1);
}

}  // namespace tablebank
