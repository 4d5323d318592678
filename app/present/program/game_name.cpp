#include "app/present/program/game_name.h"

#include <system_error>

#include "app/present/words/time_of_day.h"

namespace tablebank {

std::filesystem::path game_path(const std::filesystem::path& folder, const std::string& name) {
    std::filesystem::path path = folder / name;
    if (!path.has_extension()) path += ".tbl";
    return path;
}

std::string fresh_name(const std::filesystem::path& folder, std::int64_t now_ms) {
    std::string day = day_text(now_ms);
    if (day.empty()) day = "game";
    std::string name = day + ".tbl";
    std::error_code trouble;
    for (int number = 2; std::filesystem::exists(folder / name, trouble); ++number)
        name = day + '-' + std::to_string(number) + ".tbl";
    return name;
}

}  // namespace tablebank
