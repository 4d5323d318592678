#include "app/present/program/game_name.h"

#include <system_error>

#include "app/i18n/language.h"
#include "app/present/words/time_of_day.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

std::string name_not_taken(const std::filesystem::path& folder, const std::string& stem) {
    std::string name = stem + ".tbl";
    std::error_code trouble;
    for (int number = 2; std::filesystem::exists(folder / platform::path_of(name), trouble); ++number)
        name = stem + '-' + std::to_string(number) + ".tbl";
    return name;
}

/// The date of a moment, or `otherwise` if it has none.
std::string day_or(std::int64_t now_ms, const char* otherwise) {
    std::string day = iso_day_text(now_ms);
    return day.empty() ? otherwise : day;
}

}  // namespace

std::filesystem::path game_path(const std::filesystem::path& folder, const std::string& name) {
    std::filesystem::path path = folder / platform::path_of(name);
    if (!path.has_extension()) path += ".tbl";
    return path;
}

std::string fresh_name(const std::filesystem::path& folder, std::int64_t now_ms) {
    return name_not_taken(folder, day_or(now_ms, "game"));
}

std::string fresh_practice_name(const Language& lang, const std::filesystem::path& folder, std::int64_t now_ms) {
    return name_not_taken(folder, lang.tr("Practice {day}", {{"day", day_or(now_ms, "1")}}));
}

}  // namespace tablebank
