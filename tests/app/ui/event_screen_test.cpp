// The director's desk in frames: by keys and by mouse, in every language, with names that are long.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "app/i18n/catalogues.h"
#include "app/session/settings.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/app/ui/screen_findings.h"
#include "tests/support/event_in_file.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

/// The evening of the eight friends, open at its desk.
class EveningBench : public Bench {
public:
    EveningBench() {
        const auto file = folder() / "club.tbe";
        testing::make_event_file(file.string());
        open(file);
        REQUIRE(program().director() != nullptr);
    }
    [[nodiscard]] const Event& event() { return program().director()->event(); }
    void check_in_order() {
        check_keys_differ();
        CHECK(paints_the_same_without_pictures());
    }
    /// The totals of the table that is chosen, each with Enter.
    void type_totals(const std::vector<std::string>& totals) {
        for (const std::string& total : totals) type_line(total);
    }
};

}  // namespace

TEST_CASE("players come by Enter and by a click on the box, and new ones are typed") {
    EveningBench bench;
    CHECK(bench.widget("event.players.count").text == "Players: 8, have come: 0");
    bench.type_line("Ivan");
    CHECK(bench.widget("event.told").text == "Player 9: Ivan");
    bench.type_line("Julia");  // the keyboard is where the next name goes
    CHECK(bench.event().players.size() == 10);
    bench.type_line("ivan");
    CHECK(bench.has("event.refusal"));
    bench.click("event.here.2");
    CHECK(bench.event().players.at(2).checked_in);
    bench.click("event.player.3");
    CHECK_FALSE(bench.event().players.at(3).checked_in);
    CHECK(bench.widget("event.chosen").text == "Clara");
    bench.press(Key::enter);
    CHECK(bench.event().players.at(3).checked_in);
    bench.press(Key::down);
    CHECK(bench.widget("event.chosen").text == "Dmitri");
    bench.press(Key::enter);
    CHECK(bench.event().players.at(4).checked_in);
    bench.click("event.from");
    bench.type("2");
    bench.click("event.leaves");
    CHECK(bench.event().players.at(4).has_left());
    bench.press_ctrl(Key::n);
    bench.type_line("Karl");
    CHECK(bench.event().players.size() == 11);
    bench.check_in_order();
}

TEST_CASE("a round is seated, opened and played by keys alone") {
    EveningBench bench;
    bench.press(Key::f7);
    CHECK(bench.widget("event.round.says").text == "seated; the bell has not rung yet");
    bench.press(Key::f8);
    CHECK(bench.widget("event.clock").text.starts_with("1:"));
    CHECK(bench.widget("event.table.1.says").text.starts_with("plays until "));
    bench.press(Key::f3);
    bench.press(Key::enter);  // at table 1
    CHECK(bench.widget("event.at").text == "Table 1");
    bench.type_totals({"304.2", "140", "96", "forfeit"});
    CHECK(bench.event().table(1, 1)->result() != nullptr);
    bench.press(Key::right);
    bench.press(Key::enter);
    bench.type_totals({"1", "2", "3", "4"});
    CHECK(bench.event().table(1, 2)->result() != nullptr);
    CHECK(bench.widget("event.round.says").text == "every result is there");
    bench.check_in_order();
    bench.press(Key::page_down);
    CHECK(bench.widget("event.round.round").text == "Round 2 of 3");
    bench.press(Key::f4);
    bench.press(Key::enter);
    CHECK(bench.has("event.brought.0"));
    bench.check_in_order();
}

TEST_CASE("the effect of a correction is shown before a reason is asked; Escape leaves everything unchanged") {
    EveningBench bench;
    bench.press(Key::f7);
    bench.press(Key::f8);
    bench.click("event.table.1");
    bench.type_totals({"4", "3", "2", "1"});
    const std::int64_t last = bench.event().last;
    bench.press(Key::enter);
    bench.type_totals({"1", "3", "2", "0"});
    const int leader = bench.event().table(1, 1)->seating.seats.front().player;
    CHECK(bench.widget("event.effect." + std::to_string(leader)).text.find("1 › 3") != std::string::npos);
    CHECK_FALSE(bench.widget("event.agree").enabled);
    bench.press(Key::enter);
    CHECK(bench.event().last == last);
    bench.check_in_order();
    bench.press(Key::escape);
    CHECK_FALSE(bench.has("event.proposal"));
    CHECK(bench.event().last == last);
    bench.click("event.take");
    bench.type_line("typed wrong");
    CHECK(bench.event().last == last + 1);
    CHECK(bench.event().corrections == 1);
    bench.press(Key::escape);
    CHECK(bench.program().state().screen == Screen::start);
}

TEST_CASE("points are taken away and given back, and the log tells who and why") {
    EveningBench bench;
    bench.press(Key::f4);
    bench.click("event.rank.2");
    bench.click("event.points");
    bench.type_line("2");
    bench.type_line("late");
    CHECK(bench.widget("event.penalty.1").text == "Penalty 1: Boris -2");
    bench.click("event.penalty.1.withdraw");
    bench.type_line("the train");
    CHECK(bench.widget("event.penalty.1.why").text == "withdrawn: the train");
    bench.press(Key::f5);
    CHECK(bench.widget("event.act.0").text == "Penalty 1 is withdrawn");
    bench.check_in_order();
}

TEST_CASE("papers are printed by button and their place is shown") {
    EveningBench bench;
    bench.press(Key::f6);
    CHECK_FALSE(bench.widget("event.print.names").enabled);
    bench.click("event.print.standings");
    CHECK(std::filesystem::exists(bench.folder() / "club, standings.pdf"));
    CHECK(bench.widget("event.told").text.find("club, standings.pdf") != std::string::npos);
    bench.check_in_order();
}

TEST_CASE("the help and the list of every action know the desk") {
    EveningBench bench;
    bench.press(Key::f1);
    const auto& sections = bench.program().help().all;
    const auto desk =
        std::ranges::find_if(sections, [](const HelpSection& one) { return one.title == "The director's desk"; });
    REQUIRE(desk != sections.end());
    CHECK(std::ranges::any_of(desk->rows, [](const auto& row) { return row.text == "rings the bell of the round"; }));
    bench.press(Key::f1);
    bench.press_ctrl(Key::p);
    const auto& items = bench.program().palette().items;
    for (const char* words : {"Rounds", "Log", "Print", "Reload", "Back"})
        CHECK_MESSAGE(std::ranges::any_of(items, [&](const PaletteItem& item) { return item.text == words; }), words);
    bench.press(Key::escape);
    CHECK(bench.program().director() != nullptr);
}

TEST_CASE("in every language, at the smallest window and in a large one, no text of the desk is cut") {
    const std::vector<std::string> names{"Wilhelmina-Maximiliane",
                                         "Аполлинария-Вениамина",
                                         "Mwmwmwmwmwmwmwmwmwmwmwmw",
                                         "Dmitri",
                                         "Elena",
                                         "Farid",
                                         "Galina",
                                         "Henri"};
    const auto shelf = load_editions(std::filesystem::path(TABLEBANK_SOURCE_DIR) / "editions").editions;
    for (const ImVec2 size : {ImVec2{800, 500}, ImVec2{1024, 640}, ImVec2{1920, 1080}}) {
        Screenless screen(1, size);
        Findings findings;
        findings.know_names(shelf.front().edition, names, "club.tbe");
        for (const std::string& tag : languages()) {
            const TestFolder folder;
            const std::string file = (folder.path() / "club.tbe").string();
            testing::make_event_file(file, 3, names);
            Application program({folder.path(),
                                 folder.path(),
                                 testing::counting_stamps(9'000),
                                 [&] { return shelf; },
                                 {},
                                 speaking(tag)});
            AppViewModel& desk = program.desk();
            const auto look = [&](DirectorPart part, const std::string& what) {
                desk.director()->state.part = part;
                for (int i = 0; i < 3; ++i) screen.frame([&](const Ui& ui) { program.draw(ui); });
                findings.look(screen, program, tag + ' ' + what);
            };
            desk.carry_out(intent::Go{Screen::new_event});
            desk.state().new_event.name = names.front();
            for (int i = 0; i < 3; ++i) screen.frame([&](const Ui& ui) { program.draw(ui); });
            findings.look(screen, program, tag + " new event");
            findings.in_sight(screen, tag + " new event", {"new-event.begin", "new-event.back", "new-event.says"});
            desk.open(file);
            REQUIRE(desk.director() != nullptr);
            DirectorState& state = desk.director()->state;
            const auto act = [&](DirectorAction action, int number = 0) {
                desk.carry_out(intent::Direct{action, number});
            };
            state.player = 1;
            look(DirectorPart::players, "players");
            state.pasted = "Kurt\nLena\nIngeborg-Wilhelmina\n";
            look(DirectorPart::players, "pasted players");
            state.pasted.clear();
            act(DirectorAction::check_in_all);
            look(DirectorPart::players, "check-in of all proposed");
            act(DirectorAction::drop);
            look(DirectorPart::rounds, "round without seats");
            act(DirectorAction::seat);
            act(DirectorAction::open_round);
            state.at_table = 1;
            state.minutes = "5";
            act(DirectorAction::extend_table);
            look(DirectorPart::rounds, "extension proposed");
            state.why = "a protest";
            act(DirectorAction::agree);
            for (const SeatedPlayer& seat : desk.director()->event().table(1, 1)->seating.seats)
                state.totals[seat.player] = std::to_string(100 * seat.player);
            act(DirectorAction::take_result);
            state.ranked = 1;
            state.points = "1/3";
            act(DirectorAction::punish, 1);
            look(DirectorPart::standings, "penalty proposed");
            state.why = "late";
            act(DirectorAction::agree);
            state.hub = "http://192.168.0.7:8017";
            act(DirectorAction::name_hub);
            look(DirectorPart::hall, "hub proposed");
            act(DirectorAction::agree);
            state.official = names.at(2);
            act(DirectorAction::name_official);
            look(DirectorPart::hall, "first official proposed");
            act(DirectorAction::drop);
            state.folder = folder.path().string();
            act(DirectorAction::collect);
            for (const auto& [part, what] : {std::pair{DirectorPart::players, "players"},
                                             {DirectorPart::rounds, "rounds"},
                                             {DirectorPart::standings, "standings"},
                                             {DirectorPart::log, "log"},
                                             {DirectorPart::paper, "paper"},
                                             {DirectorPart::hall, "set-up"}})
                look(part, what);
        }
        for (const auto& [what, where] : findings.found()) FAIL_CHECK(where, ": ", what);
    }
}

}  // namespace tablebank
