// A whole evening of a director, in frames and with the window alone: an event of 24 is made, its players are typed and
// pasted, come, are seated and play; a mistake is corrected, and the evening ends.

#include <doctest/doctest.h>

#include <imgui.h>

#include <filesystem>
#include <string>
#include <vector>

#include "app/viewmodel/director_view_model.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

class NewDirector : public Bench {
public:
    [[nodiscard]] const Event& event() { return program().director()->event(); }
    [[nodiscard]] DirectorState& state() { return program().director()->state; }

    void make_event(const std::string& name) {
        press(Key::f4);
        type(name);
        for (int rounds = 3; rounds > 2; --rounds) click("new-event.rounds.less");
        click("new-event.begin");
        REQUIRE(program().director() != nullptr);
    }
    /// Pastes into the field for a name.
    void paste_players(const std::string& list) {
        press_ctrl(Key::n);
        ImGui::SetClipboardText(list.c_str());
        press_ctrl(Key::v);
        frames();
        click("event.pasted.add");
    }
    void type_result(int table, const std::vector<std::string>& totals) {
        click("event.table." + std::to_string(table));
        for (const std::string& total : totals) type_line(total);
    }
};

std::string twenty_three() {
    std::string list = "name,club\n";
    for (char letter = 'B'; letter <= 'X'; ++letter)
        list += std::string("Player ") + letter + (letter < 'F' ? ",SC Nord\n" : ",\n");
    return list;
}

}  // namespace

TEST_CASE("a director makes an event of 24 with the window alone, and plays it to its end with a mistake corrected") {
    NewDirector bench;
    bench.make_event("Club evening");
    CHECK(bench.event().made.rounds == 2);
    CHECK(bench.widget("event.told").text.find("Club evening.tbe") != std::string::npos);
    bench.type_line("Zoë");
    bench.paste_players(twenty_three());
    CHECK(bench.event().players.size() == 24);
    bench.check_keys_differ();

    // All are checked in, but one who is still on the way.
    bench.click("event.check-in.all");
    CHECK(bench.has("event.proposal"));
    bench.click("event.agree");
    CHECK(bench.widget("event.players.count").text == "Players: 24, have come: 24");
    bench.click("event.search");
    bench.type("zoe");
    bench.frames();
    bench.click("event.player.1");
    bench.click("event.check-in.undo");
    bench.type_line("still on the way");
    CHECK(bench.widget("event.players.count").text == "Players: 24, have come: 23, shown: 1");

    // The bell asks for that player, who then comes; and it rings.
    bench.press(Key::f7);
    CHECK(bench.event().rounds.size() == 2);
    bench.press(Key::f8);
    REQUIRE(bench.has("event.proposal"));
    CHECK_FALSE(bench.event().rounds.at(1).opened_at.has_value());
    bench.press(Key::escape);
    bench.press(Key::f2);
    bench.click("event.player.1");
    bench.click("event.check-in");
    bench.press(Key::f8);
    REQUIRE(bench.event().rounds.at(1).opened_at.has_value());

    // Results: that of table 2 is typed with a wrong figure, and corrected.
    for (int table = 1; table <= 6; ++table) bench.type_result(table, {"304.2", "140", "96", "forfeit"});
    CHECK(bench.widget("event.round.says").text == "every result is there");
    bench.type_result(2, {"30.4", "140", "96", "forfeit"});
    bench.type_line("typed wrong");
    CHECK(bench.event().corrections == 1);
    bench.press(Key::f5);
    bench.click("event.undo." + std::to_string(bench.event().last));
    bench.type_line("it was right before");
    CHECK(bench.event().table(1, 2)->result()->seats.front().total.to_string() == "304.2");

    // The last round, and its standings.
    bench.press(Key::f3);
    bench.press(Key::page_down);
    bench.press(Key::f8);
    REQUIRE(bench.event().rounds.at(2).opened_at.has_value());
    for (int table = 1; table <= 6; ++table) bench.type_result(table, {"200", "150", "100", "50"});
    CHECK(missing_results(bench.event()).empty());
    bench.press(Key::f4);
    CHECK_FALSE(bench.has("event.lacking"));
    bench.check_keys_differ();
    bench.press(Key::f6);
    bench.click("event.print.standings");
    CHECK(bench.widget("event.told").text.find("Club evening, standings.pdf") != std::string::npos);
    bench.press(Key::escape);
    CHECK(bench.program().state().screen == Screen::start);
}

TEST_CASE("a filter of the players is chosen by a click, and the set-up by its key") {
    NewDirector bench;
    bench.make_event("Club evening");
    bench.paste_players(twenty_three());
    bench.click("event.here.1");
    bench.click("event.who.to-come");
    CHECK_FALSE(bench.has("event.player.1"));
    CHECK(bench.has("event.player.2"));
    bench.press(Key::f12);
    CHECK(bench.state().part == DirectorPart::hall);
    CHECK(bench.has("event.hub.address"));
    CHECK(bench.has("event.official"));
    bench.check_keys_differ();
}

}  // namespace tablebank
