// Moments as the wall of this table shows them: in the time zone of the machine.

#include "app/present/words/time_of_day.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <ctime>

namespace tablebank {
namespace {

/// The machine is in a time zone for the lifetime of this object.
class TimeZone {
public:
    explicit TimeZone(const char* zone) : before_(std::getenv("TZ") == nullptr ? "" : std::getenv("TZ")) { set(zone); }
    ~TimeZone() { before_.empty() ? static_cast<void>(unsetenv("TZ")) : set(before_.c_str()); }
    TimeZone(const TimeZone&) = delete;
    TimeZone& operator=(const TimeZone&) = delete;

private:
    static void set(const char* zone) {
        setenv("TZ", zone, 1);
        tzset();
    }
    std::string before_;
};

constexpr std::int64_t late_evening = 1'700'000'000'000;  // 2023-11-14 22:13:20 UTC

TEST_CASE("hours and minutes, without the seconds") {
    const TimeZone utc("UTC0");
    CHECK(time_of_day(late_evening) == "22:13");
    CHECK(time_of_day(0) == "00:00");
    CHECK(time_of_day(59'999) == "00:00");
    CHECK(time_of_day(60'000) == "00:01");
}

TEST_CASE("the day is that of the table: past midnight there it is the next one") {
    const TimeZone east("EAST-3");
    CHECK(time_of_day(late_evening) == "01:13");
    CHECK(iso_day_text(late_evening) == "2023-11-15");
    const TimeZone utc("UTC0");
    CHECK(iso_day_text(late_evening) == "2023-11-14");
}

}  // namespace
}  // namespace tablebank
