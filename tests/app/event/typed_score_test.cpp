// Figures of a score sheet, as people type them.

#include "app/event/typed_score.h"

#include <doctest/doctest.h>

using namespace tablebank;

TEST_CASE("a total that is more than a table begins with is asked about, and so is a table without a score") {
    Event event;
    event.made.edition = "us";  // 1,500 each, of which a fifth counts at the end at most
    const auto result = [](const std::string& first, bool forfeit) {
        act::ResultTaken taken{.round = 1, .table = 1, .seats = {}, .source = {}};
        for (int player = 1; player <= 4; ++player)
            taken.seats.push_back(
                {.player = player, .total = *read_typed_share("100"), .place = player, .forfeit = forfeit});
        taken.seats.front().total = *read_typed_share(first);
        return taken;
    };
    CHECK_FALSE(unlikely_totals(event, result("304.2", false)));
    CHECK_FALSE(unlikely_totals(event, result("1200", false)));
    const auto slip = unlikely_totals(event, result("3042", false));
    REQUIRE(slip);
    CHECK(slip->player == 1);
    CHECK(slip->most == Share(Money{1200}));
    const auto none = unlikely_totals(event, result("3042", true));
    REQUIRE(none);
    CHECK(none->player == 0);
    event.made.edition = "classic";  // decided by total worth, of which the cash is all
    CHECK_FALSE(unlikely_totals(event, result("3042", false)));
    CHECK(unlikely_totals(event, result("30420", false)));
    event.made.edition = "no such edition";
    CHECK_FALSE(unlikely_totals(event, result("30420", false)));
}

TEST_CASE("a total has a point or a comma, a place follows it, and a player who did not play forfeits") {
    CHECK(read_typed_score("304.2")->total == *Share::parse("304.2"));
    CHECK(read_typed_score("304,20")->total == *Share::parse("304.2"));
    CHECK(read_typed_score("304.2")->place == 0);
    CHECK(read_typed_score("300@2")->place == 2);
    CHECK(read_typed_score("forfeit")->forfeit);
    for (const char* wrong : {"", "much", "304@", "304@0", "304@first", "Forfeit it"}) CHECK(!read_typed_score(wrong));
}
