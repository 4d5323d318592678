// The content of the table that must be visible without scrolling, in the smallest window too and in every language:
// all that can be done now, and the rents of the selected deed.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/companies.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

struct WindowSize {
    ImVec2 size;
    float scale;
};
const std::array window_sizes{WindowSize{{1024, 640}, 1}, WindowSize{{1280, 800}, 1}, WindowSize{{2048, 1280}, 2},
                              WindowSize{{800, 500}, 1}};

bool lies_in(const ProbedWidget& inner, const ProbedWidget& outer) {
    constexpr float rounding = 1;
    return inner.min.x >= outer.min.x - rounding && inner.min.y >= outer.min.y - rounding &&
           inner.max.x <= outer.max.x + rounding && inner.max.y <= outer.max.y + rounding;
}

bool is_offer(const ProbedWidget& widget) {
    return widget.kind == ProbedWidget::Kind::button &&
           (widget.key.starts_with("turn.") || widget.key.starts_with("die."));
}

const std::vector<PlayerSetup> both_sides{{"Wilhelmina", Role::monopolist}, {"Boris", Role::competitor}};
/// Boris has a house on Wilshire Boulevard, a railroad, and no cash to speak of.
std::vector<std::string> poor_boris(std::vector<std::string> then) {
    std::vector<std::string> lines{"24",
                                   "ok",
                                   "boris 35",
                                   "ok",
                                   "turn boris \"x\"",
                                   "boris at @0",
                                   "boris 23",
                                   "ok",
                                   "boris build wilshire",
                                   "boris count 1 \"a loss\"",
                                   "turn boris \"x\""};
    lines.insert(lines.end(), then.begin(), then.end());
    return lines;
}

struct Situation {
    std::string name;
    std::string edition;
    std::vector<PlayerSetup> players;
    Goal goal;
    std::vector<std::string> lines;
    std::set<std::string> offers;  ///< some that must be there, or the situation is another one
};

std::vector<Situation> situations() {
    const Goal a = Goal::a;
    return {
        {"a debtor short of cash",
         "us",
         both_sides,
         a,
         poor_boris({"boris at @0", "boris 24"}),
         {"turn.raise", "turn.pay", "turn.waive", "turn.raise-mortgage", "turn.raise-sale"}},
        {"an offer that the cash does not pay",
         "us",
         both_sides,
         a,
         poor_boris({"boris at @0", "boris 54"}),
         {"turn.raise", "turn.buy", "turn.decline", "turn.raise-mortgage", "turn.raise-sale"}},
        {"a card", "us", both_sides, a, {"25"}, {"turn.card-none", "turn.card-jail", "turn.card"}},
        {"a tax", "us", both_sides, a, {"13"}, {"turn.tax-fixed", "turn.tax-percent"}},
        {"the rent of a utility",
         "us",
         both_sides,
         a,
         {"66", "ok", "boris at @9", "turn boris \"x\"", "boris 12"},
         {"die.1.6", "die.2.6", "turn.waive"}},
        {"a prisoner when time was called",
         "us",
         both_sides,
         Goal::timed,
         {"clock start", "24", "ok", "turn boris \"x\"", "boris jail", "turn wilhelmina \"x\"", "turn boris \"x\"",
          "clock call \"the bell\""},
         {"turn.closing"}},
        {"a prisoner in the last turn",
         "us",
         both_sides,
         Goal::timed,
         {"clock start", "24", "ok", "turn boris \"x\"", "boris jail", "turn wilhelmina \"x\"", "turn boris \"x\"",
          "boris trade wilhelmina give 2 get 1", "clock call \"the bell\""},
         {"die.2.1", "turn.fine"}},
        {"a prisoner who may pass, while nobody has started the clock",
         "fr",
         both_sides,
         Goal::timed,
         {"boris jail", "turn wilhelmina \"x\"", "turn boris \"x\""},
         {"die.2.1", "turn.clock-start", "turn.fine"}},
        {"the closing",
         "us",
         both_sides,
         Goal::timed,
         {"clock start", "clock call \"the bell\"", "closing"},
         {"turn.keep"}},
        {"the foundation", "football", testing::three_without_sides, a, {"anna at @0", "anna 34"}, {}},
        {"an auction",
         "football",
         testing::three_without_sides,
         a,
         {"anna 12", "decline"},
         {"turn.auction-none", "turn.auction"}},
    };
}

/// Looks at a game in every language and size.
template <class Look>
void in_every_window(Bench& bench, const Look& look) {
    const auto file = bench.program().session()->path();
    for (const WindowSize& window : window_sizes) {
        bench.screen().resize(window.size);
        bench.screen().dress(ThemeChoice::dark, window.scale);
        for (const std::string& tag : languages()) {
            CAPTURE(tag);
            CAPTURE(window.size.x);
            bench.program().speak(speaking(tag));
            bench.open(file);
            bench.frames();
            look(window);
        }
        bench.program().speak(english);
    }
}

}  // namespace

TEST_CASE("everything that can be done now is in sight, with the notes of the box shown and in every language") {
    for (const Situation& situation : situations()) {
        CAPTURE(situation.name);
        Bench bench;
        bench.open_game(situation.edition, situation.players, situation.goal, situation.lines);
        bench.press_ctrl(Key::m);
        in_every_window(bench, [&](const WindowSize&) {
            std::set<std::string> missing = situation.offers;
            const ProbedWidget turn = bench.widget("turn");
            for (const ProbedWidget& widget : bench.probe().widgets()) {
                if (!is_offer(widget)) continue;
                missing.erase(widget.key);
                CHECK_MESSAGE(lies_in(widget, turn), widget.key);
            }
            CHECK_MESSAGE(missing.empty(), (missing.empty() ? std::string{} : *missing.begin()));
        });
    }
}

TEST_CASE("the sum that is due stays in sight above the offers, however many these are") {
    Bench bench;
    bench.open_game("us", both_sides, poor_boris({"boris at @0", "boris 24"}));
    in_every_window(bench, [&](const WindowSize& window) {
        const auto offer = std::ranges::find_if(bench.probe().widgets(), is_offer);
        REQUIRE(offer != bench.probe().widgets().end());
        CHECK(offer->min.y - bench.widget("turn").min.y >= 86 * window.scale);
    });
}

TEST_CASE("the rents of a street and its income today, with the reason, are visible next to the options") {
    Bench bench;
    bench.open_game("us", both_sides, poor_boris({}));
    bench.click("space.8");
    REQUIRE(bench.has("deed.rents"));
    in_every_window(bench, [&](const WindowSize& window) {
        if (window.size.x < 1024) return;  // only one part of the table has room there
        if (!bench.has("deed.rents")) bench.click("space.8");
        const ProbedWidget deed = bench.widget("deed");
        CHECK(lies_in(bench.widget("deed.today"), deed));
        const float over = bench.widget("deed.rents").max.y - deed.max.y;
        CHECK_MESSAGE(lies_in(bench.widget("deed.rents"), deed), over);
        for (const char* slot : {"deed.build", "deed.sell", "deed.mortgage", "deed.redeem"})
            CHECK(bench.widget(slot).min.y >= deed.max.y);
        bench.click("space.9");  // no player's: no action is possible, and the log has more room
        CHECK(lies_in(bench.widget("deed.rents"), bench.widget("deed")));
        CHECK(bench.widget("deed").max.y <= deed.max.y + 60 * window.scale);
        bench.click("space.8");
    });
}

}  // namespace tablebank
