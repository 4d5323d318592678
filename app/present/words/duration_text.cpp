#include "app/present/words/duration_text.h"

#include <fmt/format.h>

namespace tablebank {

std::string duration_text(std::int64_t ms) {
    const std::int64_t seconds = ms / 1000;
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

}  // namespace tablebank
