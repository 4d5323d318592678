// The figures of charts: lines end at the present table, undone entries leave no trace, rents are the sums paid, and
// the long run is computed exactly for boards that are simple enough.

#include "app/present/charts/chart_figures.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/present/charts/game_charts.h"
#include "app/present/charts/long_run.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

void post_each(PlayedTable& table, std::initializer_list<const char*> lines) {
    for (const char* line : lines) table.post(line);
}

int landed_at(const ChartFigures& figures, Space space, bool in_jail = false) {
    const auto found = std::ranges::find_if(
        figures.landings, [&](const SpaceLandings& it) { return it.space == space && it.in_jail == in_jail; });
    REQUIRE(found != figures.landings.end());
    return found->landed;
}

/// A board on which nothing happens: no cards, no jail to be sent to, one roll a turn.
Edition plain_board() {
    Edition edition = *shipped_edition("us");
    for (BoardSpace& space : edition.board)
        if (space.kind == SpaceKind::card || space.kind == SpaceKind::go_to_jail) space.kind = SpaceKind::start;
    edition.profile.extra_rolls.value = 0;
    edition.profile.doubles_to_jail.value = 0;
    return edition;
}

}  // namespace

TEST_CASE("a line ends at the table's present state, and begins with the opening") {
    PlayedTable table("us", 2);
    post_each(table, {"anna roll 2 4", "buy", "next", "roll 1 5", "ok", "next", "anna mortgage @6"});
    const ChartFigures figures = chart_figures(table.table());
    REQUIRE(figures.players.size() == 2);
    CHECK(figures.places.front() == 1);
    CHECK(figures.places.back() == table.last());
    for (const PlayerLine& line : figures.players) {
        CHECK(line.cash.front() == Money{1500});
        CHECK(line.worth.front() == Money{1500});
        CHECK(line.cash.back() == table.game().cash(line.seat));
    }
    const Deed& street = *table.game().edition().deed_at(Space{6});
    CHECK(figures.players[0].worth.back() ==
          table.game().cash(Seat{1}) + street.price - street.mortgage);  // the mortgage is in the cash
    // Buying at the printed price changes no worth, and rent moves it.
    CHECK(figures.players[1].worth.back() < Money{1500});
}

TEST_CASE("buildings count at their cost for their owner's role, a hotel with the houses that it replaced") {
    PlayedTable table("us", 2);
    post_each(table, {"anna roll 2 4", "buy", "next"});
    const Money before = chart_figures(table.table()).players[0].worth.back();
    PlayedTable built("us", 2);
    post_each(built,
              {"force \"a test\" anna buy @31", "force \"a test\" anna buy @32", "force \"a test\" anna buy @34"});
    const Money worth = chart_figures(built.table()).players[0].worth.back();
    CHECK(worth == Money{1500});
    post_each(built, {"force \"a test\" anna build @31 2"});
    CHECK(chart_figures(built.table()).players[0].worth.back() == Money{1500});
    CHECK(before == Money{1500});
}

TEST_CASE("a reversed entry does not count, nor does its reversal; a redone one does") {
    PlayedTable table("us", 2);
    post_each(table, {"anna roll 2 4", "buy", "next", "roll 1 5", "ok"});
    const ChartFigures before = chart_figures(table.table());
    REQUIRE(before.rents.size() == 1);
    CHECK(before.rents[0].deed == Space{6});
    CHECK(before.rents[0].times == 1);
    CHECK(landed_at(before, Space{6}) == 2);

    table.post("undo");
    const ChartFigures undone = chart_figures(table.table());
    CHECK(undone.rents.empty());
    CHECK(undone.places.back() == table.last() - 2);
    CHECK(undone.players[0].cash.back() == table.game().cash(Seat{1}));

    table.post("redo");
    const ChartFigures redone = chart_figures(table.table());
    CHECK(redone.rents[0].paid == before.rents[0].paid);
    CHECK(redone.places == before.places);
    CHECK(redone.players[1].cash == before.players[1].cash);
}

TEST_CASE("a token that a banker puts somewhere arrives nowhere, and so does one that leaves jail") {
    PlayedTable table("us", 2);
    CHECK(chart_figures(table.table()).landings.empty());
    post_each(table, {"anna jail", "anna free", "anna at @20 \"a wrong space\""});
    const ChartFigures figures = chart_figures(table.table());
    const Space jail = table.game().edition().jail();
    CHECK(landed_at(figures, jail, true) == 1);
    CHECK(landed_at(figures, jail) == 0);
    CHECK(landed_at(figures, Space{20}) == 0);
}

TEST_CASE("the lines of a settled game end before the cash is handed in, when each player still has it") {
    PlayedTable table("us", 2, Goal::timed);
    post_each(table, {"Boris pay 100 \"a bet\"", "clock call \"the bell\"", "closing"});
    const std::int64_t last = table.last();
    post_each(table, {"keep", "walk", "finish"});
    const ChartFigures figures = chart_figures(table.table());
    CHECK(figures.handed_in);
    CHECK(figures.places.back() == last);
    CHECK(figures.players.at(0).cash.back() == Money{1500});
    CHECK(figures.players.at(1).cash.back() == Money{1400});
    CHECK_FALSE(chart_figures(PlayedTable().table()).handed_in);
}

TEST_CASE("a long game has as many places as an eye distinguishes, with its first and its last entry") {
    PlayedTable table("us", 2);
    for (int i = 0; i < 60; ++i) table.post("anna pay 1 \"parking\"");
    const ChartFigures few = chart_figures(table.table(), 10);
    CHECK(few.places.size() <= 11);
    CHECK(few.places.front() == 1);
    CHECK(few.places.back() == table.last());
    CHECK(std::ranges::is_sorted(few.places));
    CHECK(few.players[0].cash.back() == Money{1440});
    CHECK(chart_figures(table.table()).places.size() == 61);
}

TEST_CASE("if tokens are not tracked, rents are read from their lines") {
    PlayedTable table("us", 2);
    post_each(table, {"rule track_tokens no \"no tokens\"", "anna buy @6", "boris rent @6"});
    const ChartFigures figures = chart_figures(table.table());
    REQUIRE(figures.rents.size() == 1);
    CHECK(figures.rents[0].deed == Space{6});
    CHECK(figures.rents[0].paid == Money{1500} - table.game().cash(Seat{2}));
}

TEST_CASE("on a board without events every space is as likely as another") {
    const Edition edition = plain_board();
    const auto shares = long_run_arrivals(edition, edition.rulings, Role::monopolist);
    REQUIRE(shares.size() == edition.board.size() + 1);
    CHECK(shares.back() == 0);
    for (std::size_t i = 0; i + 1 < shares.size(); ++i) CHECK(std::abs(shares[i] - 1.0 / 40) < 1e-9);
}

TEST_CASE("a player who comes to the space that sends to jail arrives in jail too, and the sum is 1") {
    Edition edition = plain_board();
    edition.board[30].kind = SpaceKind::go_to_jail;
    const auto shares = long_run_arrivals(edition, edition.rulings, Role::competitor);
    CHECK(std::abs(shares.back() - shares[30]) < 1e-9);
    CHECK(shares[30] > 0.02);
    CHECK(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1) < 1e-9);
    // Seven is the likeliest way on, from the jail and so from its space.
    CHECK(shares[17] > shares[13]);
}

TEST_CASE("every shipped edition has a long run for each of its roles") {
    for (const char* id : {"us", "ru", "fr", "it", "pl", "us-dice", "football"}) {
        CAPTURE(id);
        const auto edition = shipped_edition(id);
        for (const Role role : all_roles) {
            const auto shares = long_run_arrivals(*edition, edition->rulings, role);
            CHECK(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1) < 1e-9);
            CHECK(*std::ranges::min_element(shares.begin(), shares.end() - 1) > 0.005);
        }
    }
}

TEST_CASE("the expected landings are as many as the actual ones") {
    PlayedTable table("us", 2);
    post_each(table, {"anna roll 2 4", "decline", "next", "roll 1 5"});
    const ChartFigures figures = chart_figures(table.table());
    double expected = 0;
    for (const SpaceLandings& space : figures.landings) expected += space.expected;
    CHECK(std::abs(expected - 2) < 1e-9);
}

TEST_CASE("each place is given in exact figures") {
    PlayedTable table("us", 2);
    post_each(table, {"anna roll 2 4", "buy", "next", "roll 1 5", "ok"});
    const GameCharts charts = make_charts(Language::english(), table.game(), chart_figures(table.table()));
    CHECK(charts[0].readings.front() == "After #1: Anna $1,500, Boris $1,500");
    CHECK(charts[0].readings.size() == std::get<LineChart>(charts[0].shape).places.size());
    CHECK(charts[2].readings.front().find("paid 1 time") != std::string::npos);
    CHECK(charts[3].readings.size() == table.game().edition().board.size() + 1);
    CHECK(charts[3].readings.at(6).find("2 landings") != std::string::npos);

    const PlayedTable fresh("us", 2);
    const GameCharts none = make_charts(Language::english(), fresh.game(), chart_figures(fresh.table()));
    CHECK(none[2].empty());
    CHECK(none[2].nothing == "No rent was paid yet.");
    CHECK(none[3].nothing == "No token has moved yet.");
}

}  // namespace tablebank::testing
