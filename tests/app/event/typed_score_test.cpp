// Figures of a score sheet, as people type them.

#include "app/event/typed_score.h"

#include <doctest/doctest.h>

using namespace tablebank;

TEST_CASE("a total has a point or a comma, a place follows it, and a player who did not play forfeits") {
    CHECK(read_typed_score("304.2")->total == *Share::parse("304.2"));
    CHECK(read_typed_score("304,20")->total == *Share::parse("304.2"));
    CHECK(read_typed_score("304.2")->place == 0);
    CHECK(read_typed_score("300@2")->place == 2);
    CHECK(read_typed_score("forfeit")->forfeit);
    for (const char* wrong : {"", "much", "304@", "304@0", "304@first", "Forfeit it"}) CHECK(!read_typed_score(wrong));
}
