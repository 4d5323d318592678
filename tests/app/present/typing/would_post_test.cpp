// Only lines that would be posted on the present table are offered, and asking changes nothing.

#include "app/present/typing/would_post.h"

#include <doctest/doctest.h>

#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

TEST_CASE("a line is possible if the rules accept it") {
    const PlayedTable table("us", 2);
    CHECK(would_be_posted(table.table(), "roll 1 2"));
    CHECK(would_be_posted(table.table(), "Anna pay 1500"));
    CHECK_FALSE(would_be_posted(table.table(), "Anna pay 1501"));
    CHECK(table.last() == 1);
}

TEST_CASE("a line that cannot be read, or means two things, is not possible") {
    const PlayedTable table("us", 2);
    for (const char* line : {"", "rol", "Nobody pay 1", "roll 7 1", "Anna buy nowhere"}) {
        CAPTURE(line);
        CHECK_FALSE(would_be_posted(table.table(), line));
    }
}

}  // namespace
}  // namespace tablebank
