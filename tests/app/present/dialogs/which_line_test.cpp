// A line that could mean several: the keys that choose.

#include "app/present/dialogs/which_line.h"

#include <doctest/doctest.h>

namespace tablebank {

TEST_CASE("a letter that only one of the names has chooses, in any case; digits choose no one") {
    WhichLine which;
    which.by_letter = true;
    which.ways = {{"M", "Max pays", "Max pay 50"}, {"J", "Jonas pays", "Jonas pay 50"}};
    CHECK(way_of_letter(which, "j") == 1);
    CHECK(way_of_letter(which, "M") == 0);
    CHECK(way_of_letter(which, "о") == 1);  // the key of J with the keyboard set to Russian
    for (const char* other : {"1", "2", "x", ""}) CHECK_FALSE(way_of_letter(which, other));
    which.by_letter = false;
    CHECK_FALSE(way_of_letter(which, "j"));
}

}  // namespace tablebank
