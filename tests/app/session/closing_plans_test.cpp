// What each player left on the table once the cash was handed in: only their own dealings with the bank count, whatever
// else was posted in the closing, and whichever line began it.

#include "app/session/closing_plans.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/session/session.h"
#include "calculators/rulings.h"
#include "tests/app/session/new_session.h"

namespace tablebank::testing {
namespace {

/// Anna, a monopolist, Boris and Clara, competitors, each with a deed; Boris has a pledge, and redeeming it gains
/// 4.5. The time was called in the turn of Boris, which is played.
class BellOfThree {
public:
    explicit BellOfThree(ClosingOwnTurn order = ClosingOwnTurn::lifted) : session_(opened(folder_, order)) {
        post({"anna roll 1 2", "ok", "boris roll 2 4", "ok", "clara roll 5 6", "ok", "clock start", "anna roll 3 6",
              "decline", "next", "boris mortgage @6", "boris roll 1 3", "clock call \"the hall closes\""});
    }
    void post(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) {
            CAPTURE(line);
            REQUIRE(std::holds_alternative<Posted>(session_.post(line)));
        }
    }
    [[nodiscard]] ClosingPlans plans() const {
        auto answer = plan_closings(session_.table(), {});
        REQUIRE(std::holds_alternative<ClosingPlans>(answer));
        return std::get<ClosingPlans>(std::move(answer));
    }

private:
    static Session opened(const ScratchFolder& folder, ClosingOwnTurn order) {
        Setup setup = two_players();
        setup.players.push_back({"Clara", Role::competitor});
        setup.goal = Goal::timed;
        setup.minutes = 60;
        setup.rulings.closing_own_turn = order;
        return Session::create(folder.file("game.tbl"), std::move(setup), nullptr, counted_stamps());
    }

    ScratchFolder folder_;
    Session session_;
};

constexpr int boris = 1;
constexpr int clara = 2;

TEST_CASE("a player who leaves in the closing has no plan, and the others keep theirs") {
    BellOfThree game;
    game.post({"closing", "clara leaves \"late train\"", "keep"});
    const ClosingPlans plans = game.plans();
    CHECK(plans.players.size() == 2);
    CHECK(plans.of(clara) == nullptr);
    REQUIRE(plans.of(boris) != nullptr);
    CHECK(plans.of(boris)->left == Share{9, 2});
    game.post({"walk", "finish"});
    CHECK(game.plans().players.size() == 2);
}

TEST_CASE("what is not a dealing with the bank leaves nothing on the table, and no plan changes with `keep`") {
    for (const std::string line :
         {"anna count 1000 \"short\"", "boris count 1700 \"over\"", "force \"agreed\" boris pay 300 to anna",
          "force \"agreed\" boris trade anna give @6 get 10", "force \"agreed\" clara trade boris give @11 get 100"}) {
        CAPTURE(line);
        BellOfThree game;
        game.post({"closing", line});
        const ClosingPlans before = game.plans();
        game.post({"keep"});
        const ClosingPlans after = game.plans();
        REQUIRE(before.players.size() == after.players.size());
        for (const PlayerPlan& plan : before.players) {
            CAPTURE(plan.player);
            const PlayerPlan* kept = after.of(plan.player);
            REQUIRE(kept != nullptr);
            CHECK(kept->plan.total == plan.plan.total);
            CHECK(kept->left == plan.plan.gain);
        }
    }
}

TEST_CASE(
    "a dealing in the closing counts, a dealing that was undone does not, and neither does a total that was set") {
    BellOfThree game;
    game.post({"closing", "boris redeem @6", "clara mortgage @11", "undo", "keep"});
    CHECK(game.plans().of(boris)->left == Share{});
    CHECK(game.plans().of(boris)->plan.gain == Share{9, 2});
    CHECK(game.plans().of(clara)->left == Share{});
    game.post({"walk", "finish", "boris adjust 100 \"the judge\""});
    CHECK(game.plans().of(boris)->left == Share{});
}

TEST_CASE("the plan of the first player who passes is the same if the pass began the closing") {
    for (const bool typed : {false, true}) {
        CAPTURE(typed);
        BellOfThree game(ClosingOwnTurn::kept);
        if (typed) game.post({"closing"});
        game.post({"next", "next", "keep"});
        const ClosingPlans plans = game.plans();
        CHECK(plans.players.size() == 3);
        REQUIRE(plans.of(boris) != nullptr);
        CHECK(plans.of(boris)->left == Share{9, 2});
        CHECK(plans.players.front().player == boris);
    }
}

}  // namespace
}  // namespace tablebank::testing
