// A trade or a payment around an equals sign: the given part, the received part.

#include "app/present/typing/trade_answer.h"

#include <doctest/doctest.h>

#include "app/present/typing/typed_line.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"
#include "tests/support/typed_meaning.h"

namespace tablebank {
namespace {

using testing::meant;

/// Boris, in turn, holds Nob Hill; Clara, on the third seat, Boston's Beacon Street... by force, for the test.
testing::PlayedTable with_deeds() {
    testing::PlayedTable table;
    table.post_all(english,
                   {"turn Boris \"he begins\"", "Boris at @34", "Boris buy", "force \"for the test\" Clara buy @39"});
    return table;
}

}  // namespace

TEST_CASE("a sum for a deed is a trade of the player in turn with its owner") {
    const auto table = with_deeds();
    CHECK(meant(table, "300=wall") == "Boris trade Clara give 300 get wall");
    CHECK(meant(table, " 300 = @39 ") == "Boris trade Clara give 300 get @39");
    CHECK(meant(table, "nob=450, @39 redeemed") == "Boris trade Clara give nob get 450, @39 redeemed");
}

TEST_CASE("a side belongs to the player named on it, or to the owner of its deed") {
    const auto table = with_deeds();
    CHECK(meant(table, "1 450=nob") == "Anna trade Boris give 450 get nob");
    CHECK(meant(table, "anna 450 = nob") == "Anna trade Boris give 450 get nob");
    CHECK(meant(table, "wall=300") == "Clara trade Boris give wall get 300");
    CHECK(meant(table, "nob = 4 300") == "Boris trade Dmitri give nob get 300");
    CHECK(meant(table, "nob = clara") == "Boris trade Clara give nob get nothing");
    CHECK(meant(table, "3 wall, 20 = 1 500") == "Clara trade Anna give wall, 20 get 500");
}

TEST_CASE("a sum for a player is a payment, whether they are given by name or by seat") {
    const auto table = with_deeds();
    CHECK(meant(table, "5=4") == "Boris pay 5 to Dmitri");
    CHECK(meant(table, "3 5=4") == "Clara pay 5 to Dmitri");
    CHECK(meant(table, "5 = anna") == "Boris pay 5 to Anna");
}

TEST_CASE("a deed of one's own, or without an owner, is named by the refusal") {
    const auto table = with_deeds();
    const auto refused = [&](std::string_view typed) {
        return refusal_text(english, table.setup(), table.refusal(meant(table, typed)));
    };
    CHECK(refused("1800 = nob") == "Nob Hill belongs to Boris, and no one trades with themselves");
    CHECK(refused("wall = 3 300") == "Wall Street belongs to Clara, and no one trades with themselves");
    CHECK(refused("300 = @1") ==
          "no one holds " + space_name(table.game().edition(), Space{1}) + ", so there is no one to trade it with");
}

TEST_CASE("a line that is not a trade of two players is left to the grammar") {
    const auto table = with_deeds();
    CHECK(meant(table, "300=") == "300=");
    CHECK(meant(table, "note \"5=4\"") == "note \"5=4\"");
    CHECK_FALSE(trade_answer(table.table(), "34"));
}

}  // namespace tablebank
