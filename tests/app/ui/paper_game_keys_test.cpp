// How many keys a table of paper takes: six players and every deed of the board, in each edition with a timed game,
// typed into a real field of the calculator and counted.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "ledger/grammar/paper_game_line.h"
#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

namespace {

constexpr std::array names{"anna", "boris", "clara", "dmitri", "elena", "felix"};
constexpr std::array cash{846, 1204, 95, 2310, 17, 633};

/// An evening's end: each city in one hand or in two, a third of the streets built on, a quarter of the deeds
/// mortgaged.
std::vector<PaperGameLine> evening(const Edition& edition, bool by_notes) {
    std::vector<PaperGameLine> lines(names.size());
    for (std::size_t seat = 0; seat < lines.size(); ++seat) {
        lines[seat].player.name = names.at(seat);
        const std::int64_t sum = cash.at(seat);
        lines[seat].player.estate.cash = Money{sum - sum % edition.currency.smallest_note.units()};
        lines[seat].player.estate.role = seat % 2 == 0 ? Role::competitor : Role::monopolist;
    }
    for (PaperGameLine& line : lines)
        if (by_notes) line.notes = fewest_notes(edition.box, line.player.estate.cash).value();
    for (std::size_t at = 0; at < edition.deeds.size(); ++at) {
        const Deed& deed = edition.deeds[at];
        const std::size_t seat = (deed.city >= 0 ? static_cast<std::size_t>(deed.city) : at) % lines.size();
        Holding holding{.deed = deed.space, .mortgaged = at % 4 == 3};
        // Competitors build on any street; in every edition except the smallest example three houses come before a
        // hotel.
        if (deed.kind == SpaceKind::street && !holding.mortgaged && seat % 2 == 0) {
            holding.houses = at % 3 == 0 ? 2 : 0;
            holding.hotels = at % 3 == 1 ? 1 : 0;
        }
        if (deed.kind == SpaceKind::utility && !holding.mortgaged) lines[seat].dice[deed.space] = {3, 4};
        lines[seat].player.estate.deeds.push_back(holding);
    }
    return lines;
}

/// A character is a key; one that needs Shift on an American keyboard is two.
int keys_of(std::string_view typed) {
    return static_cast<int>(typed.size() + static_cast<std::size_t>(std::ranges::count_if(typed, [](char sign) {
                                return sign == '+' || sign == '*' || (sign >= 'A' && sign <= 'Z');
                            })));
}

/// The keys of a whole table through the window, from the start screen to the sheet.
int keys_by_window(std::size_t place, bool by_notes, std::string& edition_name) {
    Bench bench;
    int keys = 0;
    const auto press = [&](int count) { keys += count; };
    bench.press_ctrl(Key::k);
    press(2);
    bench.press_ctrl(Key::t);
    press(2);
    bench.press_ctrl(Key::e);
    press(2);
    const CalculatorState& state = bench.program().state().calculator;
    while (state.edition_row != place) {
        bench.press(Key::down);
        press(1);
    }
    bench.press(Key::enter);
    press(1);
    bench.press_ctrl(Key::l);
    press(2);
    edition_name = bench.program().calculator().snapshot().edition;
    const auto document = bench.program().calculator().document(state);
    const Edition& edition = *document.edition;
    if (!edition.is_played_for(Goal::timed)) return 0;
    for (const PaperGameLine& line : evening(edition, by_notes)) {
        const std::string typed = print_paper_game_line(edition, line);
        bench.type(typed);
        bench.press(Key::enter);
        press(keys_of(typed) + 1);
        CHECK_FALSE(bench.has("calc.line.wrong"));
        CHECK_FALSE(bench.has("calc.move"));
    }
    const CalculatorSnapshot& snapshot = bench.program().calculator().snapshot();
    CHECK(snapshot.standings.size() == names.size());
    CHECK(std::ranges::none_of(snapshot.findings,
                               [](const CalculatorFinding& found) { return found.weight != Weight::told; }));
    bench.press_ctrl(Key::w);
    press(2);
    CHECK(bench.widget("calc.sheet.answer").text.find(".pdf") != std::string::npos);
    return keys;
}

}  // namespace

TEST_CASE(
    "a paper game by keys: six players and every deed in 240, a key a second, in every edition with a timed game") {
    std::size_t editions = 0;
    {
        Bench bench;
        bench.press_ctrl(Key::k);
        editions = bench.program().calculator().snapshot().editions.size();
    }
    REQUIRE(editions >= 9);
    int played = 0;
    for (std::size_t place = 0; place < editions; ++place) {
        std::string name;
        const int keys = keys_by_window(place, false, name);
        if (keys == 0) continue;
        ++played;
        const int by_notes = keys_by_window(place, true, name);
        MESSAGE(name << ": " << keys << " keys, " << by_notes << " with the notes of each player");
        CHECK(keys <= 240);
        CHECK(by_notes <= 480);
    }
    CHECK(played == 8);
}
