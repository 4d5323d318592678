#include "app/present/words/duration_text.h"

#include <fmt/format.h>

namespace tablebank {

std::string duration_text(std::int64_t ms) {
    const std::int64_t seconds = ms / 1000;
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

std::string zone_text(std::int64_t ms) {
    const std::int64_t minutes = (ms < 0 ? -ms : ms) / 60'000;
    return fmt::format("{}{}:{:02}", ms < 0 ? '-' : '+', minutes / 60, minutes % 60);
}

}  // namespace tablebank
