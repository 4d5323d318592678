#include "app/export/time_text.h"

#include <fmt/format.h>

#include <chrono>

namespace tablebank {
namespace {

using namespace std::chrono;

sys_days day_of(std::int64_t at_ms) {
    return floor<days>(sys_time<milliseconds>(milliseconds(at_ms)));
}

std::string date_text(sys_days day) {
    const year_month_day date(day);
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                       static_cast<unsigned>(date.day()));
}

}  // namespace

std::string utc_date(std::int64_t at_ms) {
    return date_text(day_of(at_ms));
}

std::int64_t utc_next_morning(std::int64_t at_ms) {
    return duration_cast<milliseconds>((day_of(at_ms) + days(1)).time_since_epoch()).count();
}

std::string utc_moment(std::int64_t at_ms) {
    const sys_days day = day_of(at_ms);
    const hh_mm_ss time(sys_time<milliseconds>(milliseconds(at_ms)) - day);
    return fmt::format("{}T{:02}:{:02}:{:02}.{:03}Z", date_text(day), time.hours().count(), time.minutes().count(),
                       time.seconds().count(), time.subseconds().count());
}

}  // namespace tablebank
