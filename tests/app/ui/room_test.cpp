// Readability: no letters too small, no word broken, cash and dues for three metres, in every edition, language and
// size of window; and the middle of the ring at work.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "app/i18n/catalogues.h"
#include "app/ui/window/window_scale.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

constexpr std::array<std::array<float, 2>, 3> rooms{{{1024, 640}, {1920, 1080}, {3840, 2160}}};

void move_to(Bench& bench, ImVec2 size, float percent = 100) {
    const float usual = usual_scale(1, size);
    bench.screen().resize(size);
    bench.screen().dress(ThemeChoice::dark, window_scale(usual * percent / 100, size));
    bench.frames();
}

std::vector<PlayerSetup> four(const Edition& edition) {
    const bool sides = edition.profile.roles.value;
    const auto role = [&](Role one) { return sides ? one : Role::player; };
    return {{"Anna", role(Role::monopolist)},
            {"Boris", role(Role::competitor)},
            {"Clara", role(Role::monopolist)},
            {"Dmitri", role(Role::competitor)}};
}

/// The largest letters of a text.
float largest(const Bench& bench, std::string_view words) {
    float size = 0;
    for (const PaintedText& text : bench.probe().texts())
        if (text.text == words) size = std::max(size, text.size);
    return size;
}

/// Anna owns Nob Hill, and Boris is on it.
void visit(Bench& bench) {
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}},
                    {"Anna at @31", "roll 1 2", "ok", "turn Boris \"x\"", "Boris at @31", "roll 1 2"});
}

}  // namespace

TEST_CASE("no letters are smaller than 11 pixels at 100 %, in any edition, language and window") {
    const auto shelf = load_editions(std::filesystem::path(TABLEBANK_SOURCE_DIR) / "editions").editions;
    for (const auto& size : rooms) {
        Bench bench;
        for (const LoadedEdition& edition : shelf) {
            bench.open_game(edition.edition.id, four(edition.edition), {"roll 1 2"});
            const auto file = bench.program().session()->path();
            for (const std::string& tag : languages()) {
                bench.program().speak(speaking(tag));
                move_to(bench, {size[0], size[1]});
                for (const PaintedText& text : bench.probe().texts())
                    CHECK_MESSAGE(text.size >= 11, edition.edition.id << ' ' << tag << ' ' << text.text);
            }
            bench.program().speak(english);
            bench.program().carry_out(intent::Leave{});
        }
    }
}

TEST_CASE("a text that does not fit ends with dots and is shown whole under the pointer") {
    Bench bench;
    const std::string name = "Mwmwmwmwmwmwmwmwmwmwmwmw";
    bench.open_game("us", {{name, Role::monopolist}, {"Boris", Role::competitor}}, {});
    move_to(bench, {1024, 640});
    const auto& texts = bench.probe().texts();
    const auto cut = std::ranges::find_if(texts, [&](const PaintedText& it) { return it.text == name && it.cut; });
    REQUIRE(cut != texts.end());
    const ImVec2 card = bench.widget("player.1.cash").min;
    bench.point_at(card.x + 90, card.y + 18);
    CHECK(bench.widget("tip").text == name);
}

TEST_CASE("cash and dues are readable from three metres in a window of 1920x1080") {
    Bench bench;
    visit(bench);
    move_to(bench, {1920, 1080});
    CHECK(largest(bench, bench.widget("player.1.cash").text) >= 56);
    CHECK(largest(bench, bench.program().game()->shown().turn.amount) >= 64);
}

TEST_CASE("the middle of the ring shows payer and payee with their new cash, the deed's card and the last payment") {
    Bench bench;
    visit(bench);
    move_to(bench, {1920, 1080});
    CHECK(bench.widget("stage.cash.2").text.find("→ $") != std::string::npos);
    CHECK(bench.has("stage.cash.1"));
    CHECK(bench.widget("stage.card").text == "Nob Hill");
    CHECK(bench.has("stage.last"));
    CHECK_FALSE(bench.has("line.preview"));  // the action of Enter is on its button already
    move_to(bench, {1024, 640});
    CHECK(bench.has("turn.pay"));
    CHECK(bench.has("stage.cash.2"));
}

TEST_CASE("money is counted on the cards while it moves, and keys go on meanwhile") {
    Bench bench;
    visit(bench);
    bench.frame_takes_ms = 20;
    bench.press(Key::enter);
    CHECK(bench.game().cash(Seat{2}) < Money{1500});
    const std::string counted = bench.widget("player.2.cash").text;
    CHECK(counted != bench.program().game()->shown().players[1].cash);
    CHECK(std::ranges::any_of(bench.probe().texts(), [](const PaintedText& it) { return it.text.starts_with("+"); }));
    const auto last = bench.game().last;
    bench.type("34");
    bench.press(Key::enter);
    CHECK(bench.game().last > last);
    bench.frames(60);
    CHECK(bench.widget("player.2.cash").text == bench.program().game()->shown().players[1].cash);
    CHECK(bench.paints_the_same_without_pictures());
}

TEST_CASE("a clock that was not started is asked for with the first dice, and starts by its button") {
    Bench bench;
    bench.open_game("us", {{"Anna", Role::monopolist}, {"Boris", Role::competitor}}, Goal::timed, {});
    CHECK(bench.has("turn.clock-start"));
    bench.click("turn.clock-start");
    CHECK_FALSE(bench.has("turn.clock-start"));
    CHECK(bench.game().facts.get({FactName::clock_since}) != "");
}

TEST_CASE("at 160 and 300 % every way of the table is still on the screen") {
    Bench bench;
    visit(bench);
    for (const auto& size : {ImVec2{1280, 800}, ImVec2{1920, 1080}}) {
        for (const float percent : {160.0F, 300.0F}) {
            for (const std::string& tag : languages()) {
                CAPTURE(tag);
                CAPTURE(percent);
                bench.program().speak(speaking(tag));
                move_to(bench, size, percent);
                for (const char* key :
                     {"top.games", "top.actions", "top.rulings", "middle.bank", "line.undo", "line.redo", "line.trade",
                      "line.auction", "line.card", "line.bankruptcy", "line.settlement", "line.settings",
                      "line.players", "turn.pay", "turn.waive", "middle.board", "middle.log"}) {
                    const ProbedWidget* widget = bench.probe().find(key);
                    REQUIRE_MESSAGE(widget != nullptr, key);
                    CHECK_MESSAGE(widget->max.x <= size.x, key);
                    CHECK_MESSAGE(widget->max.y <= size.y, key);
                }
            }
            bench.program().speak(english);
        }
    }
}

TEST_CASE("the keys next to the command line are on the screen in every language, in the smallest window too") {
    Bench bench;
    visit(bench);
    for (const auto& size : {ImVec2{1024, 640}, ImVec2{1280, 800}}) {
        for (const std::string& tag : languages()) {
            CAPTURE(tag);
            CAPTURE(size.x);
            bench.program().speak(speaking(tag));
            move_to(bench, size, 100);
            for (const char* key : {"line.undo", "line.redo", "line.settlement"}) CHECK_MESSAGE(bench.has(key), key);
        }
        bench.program().speak(english);
    }
}

TEST_CASE("the menu of an entry names it") {
    Bench bench;
    visit(bench);
    bench.press(Key::menu);
    CHECK(bench.widget("log.menu.entry").text.starts_with("#" + std::to_string(bench.game().last) + " Boris"));
}

}  // namespace tablebank
