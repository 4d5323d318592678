// One player in the standings: the parts of the total, and that they make the whole.

#include "app/present/settlement/standing_row.h"

#include <doctest/doctest.h>

#include "app/session/game_settlement.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;
using Heads = std::vector<std::string>;

Heads heads_of(const StandingRow& row) {
    Heads heads;
    for (const StandingPart& part : row.parts) heads.push_back(part.head);
    return heads;
}

TEST_CASE("the timed ending: cash, the share kept, the walk, and the total") {
    PlayedTable table("us", 2, Goal::timed);
    table.post_all(english, {"force \"for the test\" Anna buy @39", "Boris pay 500"});
    const auto found = settle_game(table.table(), {});
    const auto& settled = std::get<GameSettlement>(found);
    const Standing& first = settled.settlement.standings.front();
    const PlayerMark mark = player_marks(table.setup().players).front();
    const StandingRow row = standing_row(english, table.game().edition(), settled.rulings, first, false, mark, "Anna");
    CHECK(row.place == "1.");
    CHECK(row.winner);
    CHECK(row.role == "monopolist");
    CHECK(heads_of(row) == Heads{"cash", "kept", "walk"});
    REQUIRE(row.payments.size() == 1);
    CHECK(row.payments.front().space == Space{39});
    CHECK(row.payments.front().amount == row.parts[2].amount);
    CHECK_FALSE(row.payments.front().workings.empty());
    REQUIRE(row.sum.size() == 2);
    CHECK(row.sum.front().what == "the walk round the board");
    CHECK(row.sum.front().figure == row.parts[2].amount);
    const StandingRow handed =
        standing_row(english, table.game().edition(), settled.rulings, first, true, mark, "Anna");
    CHECK(heads_of(handed).front() == "handed in");
    const Standing& second = settled.settlement.standings.back();
    CHECK_FALSE(standing_row(english, table.game().edition(), settled.rulings, second, false, mark, "Boris").winner);
}

TEST_CASE("if nothing is counted, a row has the cash, the funds that could be raised, and no place") {
    PlayedTable table("us", 2);
    table.post("force \"for the test\" Anna buy @39");
    const StandingRow row =
        solvent_row(english, table.game().edition(), table.game().rulings(), table.game().estate(Seat{1}),
                    player_marks(table.setup().players).front(), "Anna");
    CHECK(row.place.empty());
    CHECK_FALSE(row.winner);
    CHECK(heads_of(row) == Heads{"cash"});
    CHECK(row.total_head == "could raise");
    CHECK_FALSE(row.workings.empty());
}

TEST_CASE("players who left are last, the last to leave first, without figures") {
    PlayedTable table("us", 4);
    table.post_all(english, {"Boris leaves \"late train\"", "Anna leaves \"late train\""});
    const auto gone = rows_of_gone(english, table.table());
    REQUIRE(gone.size() == 2);
    CHECK(gone[0].name == "Anna");
    CHECK(gone[1].name == "Boris");
    for (const StandingRow& row : gone) {
        CHECK(row.out);
        CHECK(row.role == "has left the table");
        CHECK(row.parts.empty());
        CHECK(row.total.empty());
    }
}

}  // namespace
}  // namespace tablebank
