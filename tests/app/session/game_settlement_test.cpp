// The timed ending of a game whose players have handed in their cash: the figures are the recorded ones, and the rest
// is computed on the present table.

#include "app/session/game_settlement.h"

#include <doctest/doctest.h>

#include <functional>

#include "app/session/closing_plans.h"
#include "app/session/session.h"
#include "calculators/rulings.h"
#include "tests/app/session/new_session.h"

namespace tablebank::testing {
namespace {

constexpr Space french_quarter{3};

/// Anna, a monopolist in jail, has the French Quarter and 1,440; Boris, a competitor, a railroad and 1,300. The closing
/// has begun.
class Closing {
public:
    Closing()
        : Closing({"anna roll 1 2", "ok", "boris roll 2 3", "ok", "anna jail", "clock call \"the hall closes\"",
                   "closing"}) {}
    explicit Closing(const std::vector<std::string>& lines) { post(lines); }

    void post(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) {
            CAPTURE(line);
            REQUIRE(std::holds_alternative<Posted>(session_.post(line)));
        }
    }
    [[nodiscard]] const Table& table() const { return session_.table(); }
    [[nodiscard]] GameSettlement settled() const { return std::get<GameSettlement>(settle_game(table(), {})); }

private:
    static Session timed_session(const ScratchFolder& folder) {
        Setup setup = two_players();
        setup.goal = Goal::timed;
        setup.minutes = 120;
        return Session::create(folder.file("game.tbl"), std::move(setup), nullptr, counted_stamps());
    }

    ScratchFolder folder_;
    Session session_ = timed_session(folder_);
};

/// The standing of a player by index.
const Standing& of(const GameSettlement& settled, int player) {
    const auto found = std::ranges::find(settled.settlement.standings, player, &Standing::player);
    REQUIRE(found != settled.settlement.standings.end());
    return *found;
}

/// The game with one of its entries changed to something impossible.
Table forged(const Table& game, std::int64_t place, const std::function<void(Entry&)>& change) {
    Table other(game.game.setup);
    for (Entry entry : game.history.entries()) {
        if (entry.sequence == place) change(entry);
        other.post(std::move(entry));
    }
    return other;
}

TEST_CASE("a plan ends even if a throw is missing that no dice bring, as only a forged game can have it") {
    Closing game;
    const Table walks = forged(game.table(), 3, [](Entry& entry) {
        entry.facts.push_back({{FactName::walked, 1}, "", "2"});
        entry.transfers.push_back({Asset::deed(Space{12}), Account::bank(), Account::player(Seat{1}), 1});
    });
    (void)plan_closings(walks, {});
}

TEST_CASE("a plan of more houses than a street has figures for is computed as without buildings") {
    Closing game;
    const Table built = forged(game.table(), 3, [](Entry& entry) {
        entry.transfers.push_back({Asset::house(), Account::bank(), Account::street(french_quarter), 9});
    });
    CHECK(std::holds_alternative<ClosingPlans>(plan_closings(built, {})));
}

TEST_CASE("a recorded result is taken, not computed again") {
    Closing game;
    game.post({"keep"});
    Table other(game.table().game.setup);
    for (Entry entry : game.table().history.entries()) {
        for (FactChange& fact : entry.facts)
            if (fact.key.name == FactName::kept && fact.key.index == 2) fact.after = "500";
        other.post(std::move(entry));
    }
    const auto settled = std::get<GameSettlement>(settle_game(other, {}));
    CHECK(settled.recorded);
    CHECK(of(settled, 1).kept == Share{500, 1});
    CHECK(of(settled, 1).place == 1);
    CHECK(settled.settlement.winners == std::vector<int>{1});
    CHECK(of(game.settled(), 0).place == 1);
}

TEST_CASE("given dice replace later ones, and never those by which the walk has paid") {
    const Space electric{12};
    const Space gas{28};
    Closing game({"anna roll 6 6", "ok", "anna roll 1 1", "decline", "next", "boris roll 2 3", "decline", "next",
                  "anna at @22 \"x\"", "anna roll 1 5", "ok", "clock call \"the hall closes\"", "closing", "keep"});
    const auto total = [&](const UtilityDice& dice) {
        return of(std::get<GameSettlement>(settle_game(game.table(), dice)), 0).total;
    };
    const Share plain = total({{electric, Dice{1, 2}}, {gas, Dice{1, 1}}});
    CHECK(total({{electric, Dice{6, 6}}, {gas, Dice{1, 1}}}) > plain);
    game.post({"walk next 1 2 \"Boris\""});
    CHECK(total({{electric, Dice{6, 6}}, {gas, Dice{1, 1}}}) == plain);
    CHECK(total({{gas, Dice{6, 6}}}) > plain);
}

TEST_CASE("shares that were undone and redone are still those of the cash that was collected") {
    Closing game;
    game.post({"keep", "undo"});
    CHECK_FALSE(game.settled().recorded);
    game.post({"anna mortgage @3"});
    const std::string again = "force \"the judge\" undo #" + std::to_string(game.table().history.last() - 1);
    game.post({again});
    const GameSettlement settled = game.settled();
    CHECK(settled.recorded);
    CHECK(of(settled, 0).cash == Money{1440});  // 20 % of it are kept (two-hour rules)
    CHECK(of(settled, 0).kept == Share{288, 1});
    CHECK_MESSAGE(settled.position.players[0].estate.deeds.front().mortgaged, "the walk goes over the table as it is");
}

TEST_CASE("a ruling that is changed after the cash was collected applies to the walk") {
    Closing game;
    game.post({"keep"});
    CHECK_MESSAGE(of(game.settled(), 0).walk_sum.is_zero(), "a jailed monopolist collects nothing");
    game.post({"force \"the judge\" rule jailed_in_walk collects \"agreed\""});
    const GameSettlement expected = game.settled();
    CHECK(of(expected, 0).walk_sum == Money{6});
    CHECK(expected.changes.size() == 1);

    const Money before = game.table().game.cash(Seat{1});
    game.post({"walk"});
    CHECK(game.table().game.cash(Seat{1}) - before == of(expected, 0).walk_sum);
    game.post({"force \"the judge\" rule jailed_in_walk nothing \"a slip\"",
               "force \"the judge\" rule ties more_deeds \"agreed\""});
    const GameSettlement walked = game.settled();
    REQUIRE_MESSAGE(of(walked, 0).walk.size() == 1, "the walk is told as it was paid");
    CHECK(of(walked, 0).walk.front().deed == french_quarter);
    CHECK(of(walked, 0).walk_sum == Money{6});
    CHECK_MESSAGE(walked.rulings.ties == Ties::more_deeds, "the places are given at the end");
    CHECK(walked.changes.size() == 3);
}

TEST_CASE("a ruling that goes back to the agreed value is shown with that value") {
    Closing game;
    game.post({"force \"the judge\" rule rounding down \"agreed\"",
               "force \"the judge\" rule rounding half_up \"as before\""});
    const auto changes = ruling_changes(game.table());
    REQUIRE(changes.size() == 2);
    CHECK(changes[0].value == "down");
    CHECK(changes[1].value == "half_up");
    CHECK(changes[1].why == "as before");
    game.post({"undo"});
    CHECK_MESSAGE(ruling_changes(game.table()).size() == 1, "one that was taken back is none");
}

}  // namespace
}  // namespace tablebank::testing
