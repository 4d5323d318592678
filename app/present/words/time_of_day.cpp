#include "app/present/words/time_of_day.h"

#include <ctime>

namespace tablebank {

namespace {

std::string local_time(std::int64_t at_ms, const char* pattern) {
    const auto seconds = static_cast<std::time_t>(at_ms / 1000);
    std::tm parts{};
    if (localtime_r(&seconds, &parts) == nullptr) return {};
    char text[32];
    return {text, std::strftime(text, sizeof text, pattern, &parts)};
}

}  // namespace

std::string time_of_day(std::int64_t at_ms) {
    return local_time(at_ms, "%H:%M");
}

std::string day_text(std::int64_t at_ms) {
    return local_time(at_ms, "%Y-%m-%d");
}

std::string moment_text(std::int64_t at_ms) {
    return day_text(at_ms) + ' ' + time_of_day(at_ms);
}

}  // namespace tablebank
