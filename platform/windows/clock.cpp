#include "platform/clock.h"

#include <array>
#include <chrono>
#include <ctime>

#include "platform/windows/system.h"

namespace tablebank::platform {
namespace {

constexpr std::int64_t ms_of_a_second = 1000;
constexpr std::int64_t ms_of_a_minute = 60 * ms_of_a_second;
constexpr std::int64_t ticks_of_a_ms = 10'000;

/// The years that a four-digit date has; the system's calendar of files has more.
constexpr int first_year = 0;
constexpr int last_year = 9999;

std::string formatted(const std::tm& parts, const char* pattern) {
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), pattern, &parts)};
}

/// False for a moment outside the calendar.
bool parts_of(std::int64_t at_ms, std::tm& parts) {
    using namespace std::chrono;
    const sys_time<milliseconds> at{milliseconds(at_ms)};
    const auto day = floor<days>(at);
    const year_month_day date{day};
    if (at_ms / ms_of_a_second / 86'400 / 366 > last_year || int{date.year()} < first_year ||
        int{date.year()} > last_year)
        return false;
    const hh_mm_ss time{at - day};
    parts.tm_year = int{date.year()} - 1900;
    parts.tm_mon = static_cast<int>(unsigned{date.month()}) - 1;
    parts.tm_mday = static_cast<int>(unsigned{date.day()});
    parts.tm_hour = static_cast<int>(time.hours().count());
    parts.tm_min = static_cast<int>(time.minutes().count());
    parts.tm_sec = static_cast<int>(time.seconds().count());
    parts.tm_wday = static_cast<int>(weekday{day}.c_encoding());
    parts.tm_yday = static_cast<int>((day - sys_days{date.year() / January / 1}).count());
    return true;
}

}  // namespace

std::int64_t running_ms() {
    return static_cast<std::int64_t>(::GetTickCount64());
}

std::int64_t awake_ms() {
    ULONGLONG ticks = 0;
    if (::QueryUnbiasedInterruptTime(&ticks) == FALSE)
        throw std::system_error(last_error(), "QueryUnbiasedInterruptTime");
    return static_cast<std::int64_t>(ticks) / ticks_of_a_ms;
}

std::int64_t zone_ms() {
    TIME_ZONE_INFORMATION zone{};
    const DWORD now = ::GetTimeZoneInformation(&zone);
    if (now == TIME_ZONE_ID_INVALID) return 0;
    const LONG season = now == TIME_ZONE_ID_DAYLIGHT   ? zone.DaylightBias
                        : now == TIME_ZONE_ID_STANDARD ? zone.StandardBias
                                                       : 0;
    return -(std::int64_t{zone.Bias} + season) * ms_of_a_minute;
}

std::string utc_text(std::int64_t at_ms, const char* pattern) {
    std::tm parts{};
    if (!parts_of(at_ms, parts)) return utc_text(0, pattern);
    return formatted(parts, pattern);
}

std::string local_text(std::int64_t at_ms, const char* pattern) {
    std::tm parts{};
    if (!parts_of(at_ms, parts)) return {};
    SYSTEMTIME utc{};
    SYSTEMTIME local{};
    utc.wYear = static_cast<WORD>(parts.tm_year + 1900);
    utc.wMonth = static_cast<WORD>(parts.tm_mon + 1);
    utc.wDay = static_cast<WORD>(parts.tm_mday);
    utc.wHour = static_cast<WORD>(parts.tm_hour);
    utc.wMinute = static_cast<WORD>(parts.tm_min);
    utc.wSecond = static_cast<WORD>(parts.tm_sec);
    if (::SystemTimeToTzSpecificLocalTime(nullptr, &utc, &local) == FALSE) return {};
    using namespace std::chrono;
    const sys_days day{year{local.wYear} / month{local.wMonth} / std::chrono::day{local.wDay}};
    const milliseconds moment =
        day.time_since_epoch() + hours(local.wHour) + minutes(local.wMinute) + seconds(local.wSecond);
    return parts_of(moment.count(), parts) ? formatted(parts, pattern) : std::string{};
}

}  // namespace tablebank::platform
