// An evening in which a new director makes every mistake that stopped or spoiled an event before, and corrects each at
// the desk, in frames and with the window alone. At its end the standings are those of what was really played, worked
// out from an event that was played without a mistake.

#include <doctest/doctest.h>

#include <imgui.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "app/viewmodel/director_view_model.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

constexpr int tables_of_24 = 6;

class MistakenDirector : public Bench {
public:
    [[nodiscard]] const Event& event() { return program().director()->event(); }
    [[nodiscard]] DirectorState& state() { return program().director()->state; }
    [[nodiscard]] std::string name(int player) { return event().players.at(player).name; }

    void make_event(const std::string& title) {
        press(Key::f4);
        type(title);
        click("new-event.rounds.less");
        click("new-event.begin");
        REQUIRE(program().director() != nullptr);
        press_ctrl(Key::n);
        ImGui::SetClipboardText(list().c_str());
        press_ctrl(Key::v);
        frames();
        click("event.pasted.add");
        REQUIRE(event().players.size() == 24);
    }
    void show_round(int round) {
        press(Key::f3);
        while (state().round < round) press(Key::page_down);
        while (state().round > round) press(Key::page_up);
    }
    void seat() {
        press(Key::f7);
        if (has("event.proposal")) agree("seated again");
        REQUIRE_FALSE(event().rounds.empty());
    }
    void ring(int round) {
        show_round(round);
        press(Key::f8);
        if (has("event.proposal")) click("event.agree");
        REQUIRE(event().rounds.at(round).opened_at.has_value());
    }
    void choose_table(int table) {
        press(Key::f3);
        click("event.table." + std::to_string(table));
    }
    /// The totals of a table in the order of its seats.
    void type_totals(int round, int table, const std::vector<std::string>& totals) {
        show_round(round);
        choose_table(table);
        for (const std::string& total : totals) type_line(total);
    }
    /// What each player of a table has at the end of that round.
    [[nodiscard]] std::vector<std::string> played(int round, int table) {
        std::vector<std::string> totals;
        for (const SeatedPlayer& seat : event().table(round, table)->seating.seats)
            totals.push_back(std::to_string(seat.player * 7 % 29 + 10 * round));
        return totals;
    }
    void take_played(int round, int table) {
        type_totals(round, table, played(round, table));
        REQUIRE(event().table(round, table)->result() != nullptr);
    }
    void agree(const std::string& why) {
        REQUIRE(has("event.proposal"));
        type(why);
        click("event.agree");
        REQUIRE_FALSE(has("event.proposal"));
    }
    /// The last act of the log is undone there.
    void undo_last() { undo(event().last); }
    void undo(std::int64_t entry) {
        press(Key::f5);
        click("event.undo." + std::to_string(entry));
        agree("a slip");
    }
    void choose_player(int player) {
        press(Key::f2);
        click("event.search");
        press_ctrl(Key::a);
        type(name(player));
        frames();
        click("event.player." + std::to_string(player));
    }
    void show_everyone() {
        press(Key::f2);
        click("event.search");
        press_ctrl(Key::a);
        press(Key::backspace);
        frames();
    }
    /// A mistake, and its correction at the desk; a failure names it.
    template <class Correct>
    void corrected(const std::string& what, const Correct& correct) {
        CAPTURE(what);
        correct();
        check_keys_differ();
    }

private:
    [[nodiscard]] static std::string list() {
        std::string names = "name,club\n";
        for (char letter = 'A'; letter <= 'X'; ++letter)
            names += std::string("Player ") + letter + (letter < 'K' ? ",SC Nord\n" : ",\n");
        return names;
    }
};

/// Everyone's rank and points, by name.
std::vector<std::string> standings_by_name(const Event& event) {
    std::vector<std::string> rows;
    for (const Ranking& row : standings_of(event))
        rows.push_back(std::to_string(row.rank) + ' ' + event.players.at(row.player).name);
    std::ranges::sort(rows);
    return rows;
}

/// The same seats and results, and nothing that went wrong on the way there.
Event as_played(const Event& event) {
    Event clean;
    const auto post = [&clean](const EventDecision& decision) {
        REQUIRE(std::holds_alternative<Act>(decision));
        apply(clean, std::get<Act>(decision), {.entry = clean.last + 1, .at = clean.last, .who = "x", .why = ""});
    };
    apply(clean, event.log.front()->act, {.entry = 1, .at = 1, .who = "x", .why = ""});
    for (const auto& [number, player] : event.players) {
        act::PlayerAdded added{.number = 0, .name = player.name, .family = player.family};
        added.club = player.club;
        added.substitute = player.substitute;
        post(decide_player(clean, added));
    }
    std::map<int, int> numbers;
    for (const auto& [number, player] : event.players) numbers[number] = clean.player(player.name)->number;
    for (const auto& [number, round] : event.rounds) {
        RoundSeating seating = round.seating();
        seating.round = number;
        for (SeatedTable& table : seating.tables)
            for (SeatedPlayer& seat : table.seats) seat.player = numbers.at(seat.player);
        for (int& bye : seating.byes) bye = numbers.at(bye);
        act::Seated seated{{seating}};
        apply(clean, seated, {.entry = clean.last + 1, .at = clean.last, .who = "x", .why = ""});
        apply(clean, act::RoundOpened{number}, {.entry = clean.last + 1, .at = clean.last, .who = "x", .why = ""});
        for (const EventTable& table : round.tables) {
            act::ResultTaken result{
                .round = number, .table = table.seating.number, .seats = table.result()->seats, .source = {}};
            for (SeatScore& seat : result.seats) seat.player = numbers.at(seat.player);
            apply(clean, result, {.entry = clean.last + 1, .at = clean.last, .who = "x", .why = ""});
        }
    }
    return clean;
}

/// A name, a player and a check-in that are wrong, and a club of ten at six tables.
void enter_and_seat_players(MistakenDirector& bench) {
    bench.corrected("a name that was typed wrong, and a player who was entered by mistake", [&] {
        bench.type_line("Player Twice");
        bench.undo_last();
        CHECK(bench.event().player("Player Twice") == nullptr);
        bench.choose_player(5);
        bench.click("event.amend.name");
        bench.type_line("Player Ë");
        bench.agree("typed wrong");
        CHECK(bench.name(5) == "Player Ë");
        bench.show_everyone();
    });
    bench.corrected("the wrong box at check-in", [&] {
        bench.click("event.check-in.all");
        bench.click("event.agree");
        bench.choose_player(3);
        bench.click("event.check-in.undo");
        bench.agree("the wrong box");
        CHECK_FALSE(bench.event().players.at(3).checked_in);
        bench.click("event.check-in");
        CHECK(bench.event().players.at(3).checked_in);
        bench.show_everyone();
    });
    // A club of ten at six tables prevents no seating.
    bench.show_round(1);
    bench.seat();
    REQUIRE(bench.event().rounds.size() == 2);
    REQUIRE(bench.event().rounds.at(1).tables.size() == tables_of_24);
}

/// A bell and a result of the wrong round, and seats that were taken otherwise.
void ring_and_seat_as_it_was(MistakenDirector& bench) {
    bench.corrected("the bell of a round that was only looked at", [&] {
        bench.show_round(2);
        bench.press(Key::f8);
        REQUIRE(bench.has("event.proposal"));  // it asks
        bench.agree("the wrong page");
        REQUIRE(bench.event().rounds.at(2).opened_at.has_value());
        bench.undo_last();
        CHECK_FALSE(bench.event().rounds.at(2).opened_at.has_value());
    });
    bench.ring(1);
    bench.corrected("a result in a round that no one rang freezes nothing", [&] {
        bench.type_totals(2, 1, {"200", "150", "100", "50"});
        CHECK(bench.event().table(2, 1)->result() == nullptr);
        bench.click("event.history." + std::to_string(bench.event().last) + ".dismiss");
        bench.agree("the wrong round");
        CHECK(bench.event().early.empty());
    });
    bench.corrected("two who sat at each other's tables, and a player who did not come", [&] {
        bench.show_round(1);
        const std::string one = bench.name(bench.event().table(1, 1)->seating.seats.at(0).player);
        const int other = bench.event().table(1, 2)->seating.seats.at(0).player;
        bench.click("event.exchange");
        bench.type(one);
        bench.click("event.exchange.with");
        bench.type(bench.name(other));
        bench.click("event.exchange.do");
        bench.agree("seen on the sheets");
        CHECK(bench.event().table(1, 1)->seating.seats.at(0).player == other);
        bench.press_ctrl(Key::n);
        bench.type("Ersatz");
        bench.click("event.add.substitute");
        bench.click("event.add");
        const int substitute = bench.event().player("Ersatz")->number;
        const int gone = bench.event().table(1, 3)->seating.seats.at(1).player;
        bench.show_round(1);
        bench.click("event.exchange");
        bench.type(bench.name(gone));
        bench.click("event.exchange.with");
        bench.type("Ersatz");
        bench.click("event.exchange.do");
        bench.agree("did not come");
        CHECK(bench.event().table(1, 3)->seating.seats.at(1).player == substitute);
    });
}

/// Figures that are wrong, and standings that lack results.
void take_results_of_round_1(MistakenDirector& bench) {
    bench.corrected("a total without its point is asked about", [&] {
        std::vector<std::string> totals = bench.played(1, 1);
        totals.front() = "30420";
        bench.type_totals(1, 1, totals);
        REQUIRE(bench.has("event.proposal"));
        CHECK(bench.event().table(1, 1)->result() == nullptr);
        bench.press(Key::escape);
        bench.click("event.total." + std::to_string(bench.event().table(1, 1)->seating.seats.front().player));
        bench.press_ctrl(Key::a);
        bench.type_line(bench.played(1, 1).front());
        if (bench.event().table(1, 1)->result() == nullptr) bench.click("event.take");
        CHECK(bench.event().table(1, 1)->result() != nullptr);
    });
    bench.corrected("a wrong figure, and a result that was typed for another table", [&] {
        std::vector<std::string> totals = bench.played(1, 2);
        std::ranges::reverse(totals);
        totals.back() = "1";
        bench.type_totals(1, 2, totals);
        bench.type_totals(1, 2, bench.played(1, 2));
        bench.agree("typed wrong");
        bench.type_totals(1, 3, bench.played(1, 4));
        bench.undo_last();
        CHECK(bench.event().table(1, 3)->result() == nullptr);
    });
    bench.corrected("standings say what they lack", [&] {
        bench.press(Key::f4);
        CHECK(bench.widget("event.lacking").text == "Not final: 4 results of round 1 are missing");
    });
    for (int table = 3; table < tables_of_24; ++table) bench.take_played(1, table);
    bench.type_totals(1, tables_of_24, {"1", "2", "3", "4"});
}

/// A result that is corrected late, and a penalty of another player.
void play_round_2(MistakenDirector& bench) {
    bench.corrected("a round that is over is opened again for a result that was misread", [&] {
        bench.ring(2);
        bench.type_totals(1, tables_of_24, bench.played(1, tables_of_24));
        CHECK_FALSE(bench.has("event.proposal"));  // closed, and the desk reports it
        bench.show_round(2);
        bench.show_round(1);  // without a chosen table everything of the round is in sight
        bench.click("event.unlock");
        bench.agree("a sheet was misread");
        bench.type_totals(1, tables_of_24, bench.played(1, tables_of_24));
        bench.agree("a sheet was misread");
    });
    for (int table = 1; table <= tables_of_24; ++table) bench.take_played(2, table);
    bench.corrected("a penalty for somebody else", [&] {
        bench.press(Key::f4);
        const int ranked = standings_of(bench.event()).front().player;
        bench.click("event.rank." + std::to_string(ranked));
        bench.click("event.points");
        bench.type_line("3");
        bench.agree("late");
        bench.click("event.rank." + std::to_string(ranked));  // and is no longer chosen
        bench.click("event.penalty.1.withdraw");
        bench.agree("it was somebody else");
    });
}

}  // namespace

TEST_CASE(
    "every mistake of a new director is corrected at the desk, and the standings are those of the games as played") {
    MistakenDirector bench;
    bench.make_event("Club evening");
    enter_and_seat_players(bench);
    ring_and_seat_as_it_was(bench);
    take_results_of_round_1(bench);
    play_round_2(bench);
    bench.press(Key::f4);
    CHECK_FALSE(bench.has("event.lacking"));
    CHECK(missing_results(bench.event()).empty());
    CHECK(standings_by_name(bench.event()) == standings_by_name(as_played(bench.event())));
    for (int round = 1; round <= 2; ++round)
        for (int table = 1; table <= tables_of_24; ++table) {
            const auto totals = bench.played(round, table);
            const auto& seats = bench.event().table(round, table)->result()->seats;
            for (std::size_t seat = 0; seat < seats.size(); ++seat)
                CHECK(seats[seat].total.to_string() == totals.at(seat));
        }
}

}  // namespace tablebank
