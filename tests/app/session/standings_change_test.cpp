// The effect of a ruling on places and totals: of a repair made after the end, of a total that a judge sets, of games
// at different steps of the settlement.

#include "app/session/standings_change.h"

#include <doctest/doctest.h>

#include "app/session/trial.h"
#include "tests/app/session/new_session.h"

namespace tablebank::testing {
namespace {

/// A timed game without deeds: Anna and Clara keep 20 % of their cash, Boris 10 %.
class Hall {
public:
    explicit Hall(const std::vector<std::string>& lines, bool kept_secret = false)
        : trial_(fresh(kept_secret), counted_stamps()) {
        for (const std::string& line : lines) post(line);
    }
    void post(const std::string& line) { (void)entries(line); }
    std::vector<Entry> entries(const std::string& line) {
        auto posted = trial_.post(line);
        REQUIRE_MESSAGE(std::holds_alternative<std::vector<Entry>>(posted), line);
        return std::get<std::vector<Entry>>(std::move(posted));
    }
    [[nodiscard]] const Game& game() const { return trial_.table().game; }
    /// "Boris 2>1 150>320"; a dash for a missing value.
    [[nodiscard]] std::vector<std::string> told(const std::optional<StandingsChange>& change) const {
        std::vector<std::string> rows;
        if (!change) return rows;
        const auto place = [](const PlaceAndTotal& one) { return one.place ? std::to_string(*one.place) : "-"; };
        const auto total = [](const PlaceAndTotal& one) { return one.total ? one.total->to_string() : "-"; };
        for (const StandingChange& one : change->players)
            rows.push_back(game().name(one.seat) + ' ' + place(one.before) + '>' + place(one.after) + ' ' +
                           total(one.before) + '>' + total(one.after));
        return rows;
    }
    /// The effect of an amendment's plan.
    [[nodiscard]] std::optional<StandingsChange> repaired(const std::string& line) const {
        const auto plan = trial_.plan(line);
        REQUIRE_MESSAGE(plan, line);
        return standings_change(plan->before, plan->after);
    }
    /// The effect of a line on the result.
    [[nodiscard]] std::vector<std::string> result_of(const std::string& line) {
        const Game before = game();
        return told(result_change(before, entries(line)));
    }

private:
    static Table fresh(bool kept_secret) {
        Setup setup = two_players();
        setup.game_id = std::string(32, 'a');
        setup.goal = Goal::timed;
        setup.players.push_back({"Clara", Role::monopolist});
        if (kept_secret) setup.rulings.live_standings = MayBeSeen::off;
        auto agreed = std::make_shared<const Setup>(setup);
        Table table(agreed);
        table.post(decide_opening(setup, nullptr, counted_stamps(1000)()));
        return table;
    }
    Trial trial_;
};

using Rows = std::vector<std::string>;

const std::vector<std::string> wager{"anna pay 105 to clara \"a wager\"", "clock call \"the bell\"", "closing"};

std::vector<std::string> with(std::vector<std::string> lines, const std::vector<std::string>& more) {
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

}  // namespace

TEST_CASE("during play a repair shows no standings, and no other goal has any") {
    Hall hall({wager.front()});
    CHECK_FALSE(hall.repaired("amend #2 Clara pay 105 to Anna \"a wager\""));
    CHECK(hall.result_of("anna pay 5 to boris \"a wager\"").empty());
}

TEST_CASE("after the end a repair shows who had which place and total, and who would have which, to the tenth") {
    Hall hall(with(wager, {"keep", "walk", "finish"}));
    const auto change = hall.repaired("amend #2 Clara pay 105 to Anna \"a wager\"");
    REQUIRE(change);
    CHECK(hall.told(change) == Rows{"Anna 2>1 279>321", "Clara 1>2 321>279", "Boris 3>3 150>150"});
    CHECK(change->first_before == std::vector{Seat{3}});
    CHECK(change->first_after == std::vector{Seat{1}});
    CHECK(change->changes());
    CHECK(hall.told(hall.repaired("amend #2 Anna pay 8 to Boris \"a wager\"")) ==
          Rows{"Clara 1>1 321>300", "Anna 2>2 279>298.4", "Boris 3>3 150>150.8"});
}

TEST_CASE("a tie that comes and goes is shown by the places, in order of seat") {
    Hall hall(with(wager, {"keep", "walk", "finish"}));
    const auto change = hall.repaired("amend #2 note \"there was no wager\"");
    CHECK(hall.told(change) == Rows{"Clara 1>1 321>300", "Anna 2>1 279>300", "Boris 3>3 150>150"});
    CHECK(change->first_after == std::vector{Seat{1}, Seat{3}});
}

TEST_CASE("at every step of the settlement there are standings, also before the cash is handed in") {
    for (const std::size_t steps : {0U, 1U, 2U, 3U}) {
        const std::vector<std::string> ending{"keep", "walk", "finish"};
        Hall hall(with(wager, {ending.begin(), ending.begin() + static_cast<std::ptrdiff_t>(steps)}));
        CAPTURE(steps);
        CHECK(hall.told(hall.repaired("amend #2 Clara pay 105 to Anna \"a wager\"")) ==
              Rows{"Anna 2>1 279>321", "Clara 1>2 321>279", "Boris 3>3 150>150"});
    }
}

TEST_CASE("a total that the judge sets beats the computed one on both sides, and places follow") {
    Hall hall(with(wager, {"keep", "walk", "finish"}));
    CHECK(hall.result_of("boris adjust 320.5 \"why\"") ==
          Rows{"Clara 1>1 321>321", "Boris 3>2 150>320.5", "Anna 2>3 279>279"});
    CHECK(hall.result_of("boris adjust 321 \"why\"") ==
          Rows{"Clara 1>1 321>321", "Boris 2>1 320.5>321", "Anna 3>3 279>279"});
    const auto change = hall.repaired("force \"found\" amend #2 Clara pay 105 to Anna \"a wager\"");
    REQUIRE(change);
    for (const StandingChange& one : change->players)
        if (one.seat == Seat{2}) CHECK(one.before.total == Share{321, 1});
    CHECK(hall.result_of("note \"nothing else\"").empty());
    CHECK(hall.result_of("undo #" + std::to_string(hall.game().last - 1)) ==
          Rows{"Clara 1>1 321>321", "Boris 1>2 321>320.5", "Anna 3>3 279>279"});
}

TEST_CASE("a player who is out has neither place nor total, and is last") {
    Hall hall({"anna pay 105 to clara \"a wager\"", "boris leaves", "clock call \"the bell\"", "closing", "keep",
               "walk", "finish"});
    CHECK(hall.told(hall.repaired("amend #2 Clara pay 105 to Anna \"a wager\"")) ==
          Rows{"Anna 2>1 279>321", "Clara 1>2 321>279", "Boris ->- ->-"});
    CHECK(hall.told(hall.repaired("amend #3 note \"he stayed\"")).back() == "Boris ->3 ->150");
}

TEST_CASE("the last player at the table wins with its present value; if others remain the game would go on") {
    const std::vector<std::string> alone{"anna leaves", "boris leaves"};
    Hall hall(alone);
    REQUIRE(hall.game().phase() == Phase::finished);
    const auto change = hall.repaired("amend #3 note \"he stayed\"");
    REQUIRE(change);
    CHECK(change->phase_after == Phase::play);
    CHECK(hall.told(change) == Rows{"Clara 1>1 300>300", "Boris ->2 ->150", "Anna ->- ->-"});
    Hall secret(alone, true);
    CHECK_MESSAGE(secret.told(secret.repaired("amend #3 note \"he stayed\"")) ==
                      (Rows{"Clara 1>- 300>-", "Anna ->- ->-", "Boris ->- ->-"}),
                  "what the table has ruled that nobody sees during play is not shown by a repair either");
}

TEST_CASE("a utility without a throw counts one and one on both sides, and is named") {
    Hall hall({"anna roll 6 6", "ok", "anna roll 1 2", "decline", "clock call \"the bell\"", "closing", "keep"});
    REQUIRE(hall.game().owner_of(Space{12}) == Seat{1});
    const auto change = hall.repaired("amend #7 closing");
    REQUIRE(change);
    CHECK(change->without_dice == std::vector{Space{12}});
    CHECK_FALSE(change->changes());
    hall.post("walk @12 3 4");
    CHECK(hall.repaired("amend #7 closing")->without_dice.empty());
}

}  // namespace tablebank::testing
