#include "app/present/words/time_of_day.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>

#include "app/i18n/language.h"
#include "ledger/text/digits.h"
#include "platform/clock.h"

namespace tablebank {

std::string time_of_day(std::int64_t at_ms) {
    return platform::local_text(at_ms, "%H:%M");
}

std::string iso_day_text(std::int64_t at_ms) {
    return platform::local_text(at_ms, "%Y-%m-%d");
}

namespace {

/// "2026-11-21" as the language writes a date.
std::string date_text(const Language& lang, const std::string& iso) {
    const std::size_t day = iso.rfind('-');
    const std::size_t month = day == std::string::npos ? day : iso.rfind('-', day - 1);
    if (month == std::string::npos) return iso;
    return lang.tr_in("a date", "{year}-{month}-{day}",
                      {{"year", iso.substr(0, month)},
                       {"month", iso.substr(month + 1, day - month - 1)},
                       {"day", iso.substr(day + 1)}});
}

std::string moment_of(const Language& lang, const std::string& date, const std::string& time) {
    return lang.tr_in("a moment", "{date} {time}", {{"date", date}, {"time", time}});
}

constexpr std::int64_t ms_of_minute = 60'000;
constexpr std::int64_t minutes_of_hour = 60;
constexpr std::int64_t minutes_of_day = 24 * minutes_of_hour;

/// Whole minutes since 1970 on a clock of that zone.
std::int64_t minutes_in(std::int64_t at_ms, PaperZone zone) {
    const std::int64_t minutes = at_ms / ms_of_minute - (at_ms % ms_of_minute < 0 ? 1 : 0);
    return minutes + zone.minutes;
}

std::optional<int> read_two_digits(std::string_view text) {
    if (text.size() != 2 || !is_digits(text)) return std::nullopt;
    constexpr int ten = 10;
    return (text[0] - '0') * ten + (text[1] - '0');
}

std::int64_t minute_of_day(std::int64_t minutes) {
    return (minutes % minutes_of_day + minutes_of_day) % minutes_of_day;
}

std::string iso_on_paper(std::int64_t at_ms, PaperZone zone) {
    const std::int64_t minutes = minutes_in(at_ms, zone);
    const std::chrono::days days{(minutes - minute_of_day(minutes)) / minutes_of_day};
    const std::chrono::year_month_day day{std::chrono::sys_days{days}};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                       static_cast<unsigned>(day.day()));
}

}  // namespace

std::string day_text(const Language& lang, std::int64_t at_ms) {
    return date_text(lang, iso_day_text(at_ms));
}

std::string moment_text(const Language& lang, std::int64_t at_ms) {
    return moment_of(lang, day_text(lang, at_ms), time_of_day(at_ms));
}

std::string time_on_paper(std::int64_t at_ms, PaperZone zone) {
    const std::int64_t minute = minute_of_day(minutes_in(at_ms, zone));
    return fmt::format("{:02}:{:02}", minute / minutes_of_hour, minute % minutes_of_hour);
}

std::string day_on_paper(const Language& lang, std::int64_t at_ms, PaperZone zone) {
    return date_text(lang, iso_on_paper(at_ms, zone));
}

std::string moment_on_paper(const Language& lang, std::int64_t at_ms, PaperZone zone) {
    return moment_of(lang, day_on_paper(lang, at_ms, zone), time_on_paper(at_ms, zone)) + ' ' + zone_text(zone);
}

std::string zone_text(PaperZone zone) {
    if (zone.minutes == 0) return "UTC";
    const int ahead = std::abs(zone.minutes);
    return fmt::format("UTC{}{:02}:{:02}", zone.minutes < 0 ? '-' : '+', ahead / minutes_of_hour,
                       ahead % minutes_of_hour);
}

std::optional<PaperZone> parse_zone(std::string_view text) {
    constexpr int furthest = 14 * 60;
    if (text == "Z" || text == "UTC") return PaperZone{};
    constexpr std::size_t length = 6;  // "+01:00"
    if (text.size() != length || (text[0] != '+' && text[0] != '-') || text[3] != ':') return std::nullopt;
    const auto hours = read_two_digits(text.substr(1, 2));
    const auto minutes = read_two_digits(text.substr(4, 2));
    if (!hours || !minutes || *minutes >= minutes_of_hour) return std::nullopt;
    const int ahead = *hours * static_cast<int>(minutes_of_hour) + *minutes;
    if (ahead > furthest) return std::nullopt;
    return PaperZone{text[0] == '-' ? -ahead : ahead};
}

}  // namespace tablebank
