#include "app/present/words/time_of_day.h"

#include <ctime>

namespace tablebank {

std::string time_of_day(std::int64_t at_ms) {
    const auto seconds = static_cast<std::time_t>(at_ms / 1000);
    std::tm parts{};
    if (localtime_r(&seconds, &parts) == nullptr) return {};
    char text[16];
    return {text, std::strftime(text, sizeof text, "%H:%M", &parts)};
}

}  // namespace tablebank
