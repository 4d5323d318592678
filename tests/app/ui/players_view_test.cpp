// The players' view: large, complete, and without anything that is for the banker alone.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/ui/screens/screens.h"
#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

namespace {

/// Draws a view in a window of a size.
void draw(Screenless& screen, const PlayersView& view, ImVec2 size) {
    screen.frame([&](const Ui& ui) {
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize(size);
        ImGui::Begin("players", nullptr, ImGuiWindowFlags_NoDecoration);
        draw_players_view(ui, view, {{0, 0}, size});
        ImGui::End();
    });
}

bool says(const Probe& probe, std::string_view words) {
    return std::ranges::any_of(
        probe.widgets(), [&](const ProbedWidget& widget) { return widget.text.find(words) != std::string::npos; });
}

PlayersView table_of(int players) {
    PlayersView view;
    view.open = true;
    view.round = "Round 7";
    view.clock = {"1:58:03", true, false};
    view.heading = "Anna owes Boris";
    view.payer = 1;
    view.payee = 2;
    view.amount = "$184";
    view.payer_cash = PartyCash{1, "$12,345,678", "$12,345,494", {}};
    view.payee_cash = PartyCash{2, "$12,345,678", "$12,345,862", {}};
    view.subject = "Nob Hill";
    view.workings = {{"Rent", "184", "us 9", false}};
    view.latest = {"Anna moves to Nob Hill.", "Boris buys Wall Street for 100.", "Boris moves to Wall Street."};
    for (int seat = 1; seat <= players; ++seat) {
        PlayerCard card;
        card.mark = {seat, seat % 2 == 0 ? Role::competitor : Role::monopolist, seat / 2, "A"};
        card.name = "Alexandra Konstantinowna";
        card.cash = "$12,345,678";
        card.deeds.assign(28, DeedChip{});
        view.players.push_back(std::move(card));
    }
    return view;
}

bool within(const ProbedWidget& widget, ImVec2 size) {
    return widget.min.x >= 0 && widget.min.y >= 0 && widget.max.x <= size.x + 1 && widget.max.y <= size.y + 1;
}

}  // namespace

TEST_CASE("the view of two to eight players fits any window with all its content") {
    for (const ImVec2 size : {ImVec2{800, 600}, ImVec2{1024, 768}, ImVec2{1280, 720}, ImVec2{1920, 1080},
                              ImVec2{3840, 2160}, ImVec2{600, 1000}, ImVec2{1080, 1920}}) {
        for (int players = 2; players <= 8; ++players) {
            CAPTURE(size.x);
            CAPTURE(size.y);
            CAPTURE(players);
            const float scale = players_view_scale(static_cast<std::size_t>(players), size);
            Screenless screen(scale, size, Signs::basic);
            draw(screen, table_of(players), size);
            for (const char* key :
                 {"view.round", "view.clock", "view.heading", "view.amount", "view.cash.1", "view.cash.2",
                  "view.subject", "view.why.0", "view.latest.0", "view.latest.1", "view.latest.2"}) {
                REQUIRE_MESSAGE(screen.probe().find(key) != nullptr, key);
            }
            for (int seat = 1; seat <= players; ++seat)
                CHECK(screen.probe().find("view.player." + std::to_string(seat) + ".cash") != nullptr);
            for (const ProbedWidget& widget : screen.probe().widgets()) CHECK_MESSAGE(within(widget, size), widget.key);
            // Read from across the table: cash of 30 pixels at the least, and more where the window is larger.
            const ProbedWidget& cash = *screen.probe().find("view.player.1.cash");
            CHECK(cash.max.y - cash.min.y >= 30);
            CHECK(cash.max.y - cash.min.y >= std::min(size.x, size.y) / 26);
        }
    }
}

TEST_CASE("nothing that the banker types, notes or may yet do is on the players' view") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f10);
    REQUIRE(bench.program().players().open);
    for (const char* line : {"24", "ok", "note \"Boris looks at my cards\"", "anna pay 5 \"a bribe for the judge\""}) {
        bench.type(line);
        bench.press(Key::enter);
    }
    bench.type("boris bankrupt");
    const PlayersView view = bench.program().players().view();
    Screenless screen(1, {1280, 720});
    draw(screen, view, {1280, 720});
    CHECK(says(screen.probe(), "Anna"));
    CHECK(says(screen.probe(), "$1,395"));
    CHECK(says(screen.probe(), "Sunset Boulevard"));
    for (const char* hidden :
         {"bribe", "cards", "bankrupt", "total funds", "Elena", "note", ".tbl", "34", "Enter", "F2"})
        CHECK_FALSE_MESSAGE(says(screen.probe(), hidden), hidden);
    for (const ProbedWidget& widget : screen.probe().widgets()) CHECK(widget.kind == ProbedWidget::Kind::note);
}

TEST_CASE("a due shows what payer and payee will have, as on the banker's table") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}}, {"24", "ok", "33"});
    bench.press(Key::f10);
    const ImVec2 size{1280, 720};
    Screenless screen(players_view_scale(2, size), size, Signs::basic);
    const auto shown = [&](const char* key) {
        draw(screen, bench.program().players().view(), size);
        const ProbedWidget* found = screen.probe().find(key);
        return found == nullptr ? std::string{} : found->text;
    };
    const auto type = [&](const std::string& line) {
        bench.type(line);
        bench.press(Key::enter);
    };
    CHECK(shown("view.cash.1") == bench.widget("stage.cash.1").text);
    CHECK(shown("view.cash.2") == bench.widget("stage.cash.2").text);
    CHECK(shown("view.cash.2").starts_with("$1,500 → $1,4"));
    type("ok");
    CHECK(shown("view.cash.2").empty());  // nothing is due
    type("boris count 5 \"a loss\"");
    type("turn boris \"agreed\"");
    type("boris at @0");
    type("boris 33");
    CHECK(shown("view.cash.2").find("short") != std::string::npos);
}

TEST_CASE("a bankrupt player is distinguished from one who left, and at the end the kept share is shown to all") {
    Bench bench;
    bench.open_game("us",
                    {{"Anna", Role::monopolist},
                     {"Boris", Role::competitor},
                     {"Clara", Role::monopolist},
                     {"Dmitri", Role::competitor}},
                    Goal::timed,
                    {"Anna leaves \"late train\"", "Boris pay 1500", "force \"for the test\" Clara buy @3",
                     "Boris roll 1 2", "Boris bankrupt", "clock call \"the bell\"", "closing", "keep"});
    bench.press(Key::f10);
    for (const ImVec2 size : {ImVec2{1280, 720}, ImVec2{600, 1000}}) {
        Screenless screen(players_view_scale(4, size), size, Signs::basic);
        draw(screen, bench.program().players().view(), size);
        const auto text = [&](const char* key) { return screen.probe().find(key)->text; };
        CHECK(text("view.player.1.gone") == "has left the table");
        CHECK(text("view.player.2.gone") == "bankrupt");
        CHECK(text("view.player.3.kept") == "kept 288");
        CHECK(text("view.player.4.kept") == "kept 150");
        for (const ProbedWidget& widget : screen.probe().widgets()) CHECK_MESSAGE(within(widget, size), widget.key);
        const ProbedWidget& cash = *screen.probe().find("view.player.3.cash");
        CHECK(cash.max.x <= screen.probe().find("view.player.3.kept")->min.x);
        CHECK(screen.probe().find("view.player.2.kept") == nullptr);
    }
}

TEST_CASE("the players go on seeing now while the banker looks at the past") {
    Bench bench;
    bench.begin_game();
    bench.press(Key::f10);
    for (const char* line : {"24", "ok"}) {
        bench.type(line);
        bench.press(Key::enter);
    }
    const auto version = bench.program().players().version();
    bench.click("log.1");
    REQUIRE(bench.has("past.when"));
    CHECK(bench.program().players().view().players.front().cash == "$1,400");
    CHECK(bench.program().players().version() == version);
}

TEST_CASE("the view changes with an entry and with nothing else, and opening it posts nothing") {
    Bench bench;
    bench.begin_game();
    const auto last = bench.game().last;
    bench.click("top.players");
    CHECK(bench.program().players().open);
    const auto version = bench.program().players().version();
    bench.type("24");
    bench.frames(20);
    CHECK(bench.program().players().version() == version);
    bench.press(Key::enter);
    CHECK(bench.program().players().version() == version + 1);
    bench.press(Key::f11);
    CHECK(bench.program().players().full);
    bench.press(Key::f10);
    CHECK_FALSE(bench.program().players().open);
    CHECK(bench.game().last == last + 1);
}

TEST_CASE("without a game the players' view states it") {
    Bench bench;
    bench.press(Key::f10);
    REQUIRE(bench.program().players().open);
    Screenless screen(1, {800, 600});
    draw(screen, bench.program().players().view(), {800, 600});
    CHECK(screen.probe().find("view.nothing") != nullptr);
    bench.begin_game();
    CHECK(bench.program().players().view().open);
}
