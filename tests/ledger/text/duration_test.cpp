#include "ledger/text/duration.h"

#include <doctest/doctest.h>

namespace tablebank {

TEST_CASE("a duration has minutes and seconds, and hours before them if there are any") {
    CHECK(read_duration("27:30") == 27 * 60 + 30);
    CHECK(read_duration("0:05") == 5);
    CHECK(read_duration("90:00") == 5400);
    CHECK(read_duration("1:27:30") == 5250);
    CHECK(read_duration("-1:00:00") == -3600);
    CHECK(read_duration("+0:45") == 45);
    CHECK(read_duration("99999999:59:59") == 359'999'999'999);
    for (const char* text : {"", "27", "27:", ":30", "27:3", "27:300", "27:60", "1:60:00", "1:2:3", "1:02:03:04",
                             "a:00", "27:3a", "- 1:00", "--1:00", "100000000:00:00", "27.30", "27:30 "})
        CHECK_MESSAGE(!read_duration(text), text);
}

TEST_CASE("a written duration is read again") {
    for (const std::int64_t seconds : {0, 5, 59, 60, 3599, 3600, 5250, 359'999, -1, -60, -3600}) {
        CAPTURE(seconds);
        CHECK(read_duration(written_duration(seconds)) == seconds);
    }
    CHECK(written_duration(1650) == "27:30");
    CHECK(written_duration(3600) == "1:00:00");
    CHECK(written_duration(-45) == "-0:45");
}

}  // namespace tablebank
