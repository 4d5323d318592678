#include "app/present/words/time_of_day.h"

#include "platform/clock.h"

namespace tablebank {

std::string time_of_day(std::int64_t at_ms) {
    return platform::local_text(at_ms, "%H:%M");
}

std::string day_text(std::int64_t at_ms) {
    return platform::local_text(at_ms, "%Y-%m-%d");
}

std::string moment_text(std::int64_t at_ms) {
    return day_text(at_ms) + ' ' + time_of_day(at_ms);
}

}  // namespace tablebank
