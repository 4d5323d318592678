// The work of a frame: snapshots are made again only when something changed, and an entry is on disk and on the screen
// in the frame after its key.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/i18n/language.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

void begin_table(Bench& bench) {
    bench.open_game("us", {{"Anna", Role::competitor}, {"Boris", Role::monopolist}}, {"roll 1 2", "buy"});
}

bool shows(const Bench& bench, std::string_view words) {
    return std::ranges::any_of(bench.probe().texts(),
                               [words](const PaintedText& text) { return text.text.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("frames, the pointer and typing make no snapshot of the table; an entry and a language make one each") {
    Bench bench;
    begin_table(bench);
    std::uint64_t last = bench.program().game()->tables_made();
    const auto made = [&bench, &last] {
        return bench.program().game()->tables_made() - std::exchange(last, bench.program().game()->tables_made());
    };
    bench.frames(100);
    CHECK(made() == 0);
    for (int step = 0; step < 100; ++step) {
        bench.point_at(static_cast<float>(step) * 12, static_cast<float>(step) * 7);
    }
    CHECK(made() == 0);
    bench.type("ro");
    bench.type("ll 3 4");
    CHECK(made() == 0);
    bench.press(Key::enter);
    bench.frames(10);
    CHECK(made() == 1);
    bench.program().speak(speaking("pl"));
    bench.frames(10);
    CHECK(made() == 1);
    bench.program().speak(speaking("en"));
    bench.frames(10);
    CHECK(made() == 1);
}

TEST_CASE("an entry is in the file and on the screen in the frame after its key") {
    Bench bench;
    begin_table(bench);
    const std::int64_t before = bench.game().last;
    bench.type("roll 3 4");
    set_key(Key::enter, true);
    bench.frames(1);  // takes the key, and posts
    CHECK(read_game(bench.program().session()->path()).table.game.last == before + 1);
    bench.frames(1);
    CHECK(shows(bench, std::to_string(before + 1) + " entries saved"));
    CHECK(bench.has("log." + std::to_string(before + 1)));
    set_key(Key::enter, false);
    bench.frames(1);
}

}  // namespace tablebank
